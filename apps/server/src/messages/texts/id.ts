import type { MessageTexts } from '../texts.ts';

export const texts: MessageTexts = {
  code: [
    'Kode verifikasi',
    'Kode verifikasi Anda adalah {{code}}, berlaku selama 10 menit. Jangan berikan kepada siapa pun, termasuk staf kami.',
  ],
  mail: {
    open: 'Buka aplikasi',
    freeze: 'Bukan Anda? Bekukan akun',
    phrase: 'Kode anti-phishing Anda',
    stop: 'Anda dapat memilih pemberitahuan yang diterima di Pengaturan, Notifikasi.',
  },
  kinds: {
    welcome: [
      'Selamat datang',
      'Akun Anda sudah dibuka. Aktifkan autentikasi dua faktor sebelum deposit: akun tetap milik Anda walaupun ada yang mengetahui kata sandi Anda.',
    ],
    new_device: [
      'Masuk dari perangkat baru',
      'Akun Anda baru saja dimasuki dari perangkat baru. Jika bukan Anda, segera ganti kata sandi.',
    ],
    password_changed: [
      'Kata sandi diubah',
      'Kata sandi Anda telah diubah. Penarikan ditunda selama 24 jam. Jika bukan Anda, segera atur ulang kata sandi.',
    ],
    password_reset: [
      'Kata sandi diatur ulang',
      'Kata sandi Anda telah diatur ulang dengan kode verifikasi dan semua perangkat telah keluar. Penarikan ditunda selama 24 jam. Jika bukan Anda, segera hubungi layanan pelanggan.',
    ],
    pay_password_changed: [
      'Kata sandi pembayaran diubah',
      'Kata sandi pembayaran Anda telah diubah. Penarikan ditunda selama 24 jam. Jika bukan Anda, segera bekukan akun.',
    ],
    device_logged_out: [
      'Satu perangkat dikeluarkan',
      'Akun Anda masuk di terlalu banyak perangkat, sehingga perangkat yang paling lama tidak dipakai dikeluarkan.',
    ],
    logins_guessed: [
      'Percobaan masuk ke akun Anda',
      'Seseorang berkali-kali mencoba masuk ke akun Anda dengan kata sandi yang salah. Akun Anda aman selama kata sandi tetap rahasia; Anda bisa masuk seperti biasa.',
    ],
    codes_guessed: [
      'Kode salah untuk akun Anda',
      'Seseorang berkali-kali memasukkan kode verifikasi yang salah untuk akun Anda dan telah ditolak. Jangan berikan kode kepada siapa pun.',
    ],
    factors_guessed: [
      'Kode 2FA salah untuk akun Anda',
      'Seseorang yang mengetahui kata sandi Anda memasukkan kode 2FA yang salah dan ditolak. Segera ganti kata sandi Anda.',
    ],
    recovery_codes_renewed: [
      'Kode pemulihan baru',
      'Kode pemulihan baru telah dibuat untuk akun Anda; kode lama tidak berlaku lagi. Penarikan ditangguhkan 24 jam. Jika bukan Anda, segera bekukan akun Anda.',
    ],
    account_frozen_by_owner: [
      'Akun dibekukan lewat tautan',
      'Akun Anda dibekukan melalui tautan yang kami kirim. Semua perangkat telah keluar, dan tidak ada yang dapat masuk, trading, atau menarik dana. Untuk membukanya lagi, ajukan permintaan di halaman masuk.',
    ],
    pay_password_set: [
      'Kata sandi dana dibuat',
      'Kata sandi dana telah dibuat untuk akun Anda. Jika bukan Anda, segera bekukan akun Anda.',
    ],
    recovery_asked: [
      'Permintaan pemulihan akses',
      'Seseorang dengan kata sandi Anda meminta layanan pelanggan memulihkan akses ke akun Anda. Jika bukan Anda, segera bekukan akun dan ganti kata sandi Anda.',
    ],
    recovery_refused: [
      'Permintaan akses ditolak',
      'Permintaan akses Anda ditolak. Alasan: {{reason}} Anda dapat mengajukan lagi di halaman masuk.',
    ],
    mail_bound: [
      'Email tertaut',
      'Sebuah alamat email ditautkan ke akun Anda. Jika bukan Anda, segera bekukan akun Anda.',
    ],
    mobile_bound: [
      'Nomor ponsel tertaut',
      'Sebuah nomor ponsel ditautkan ke akun Anda. Jika bukan Anda, segera bekukan akun Anda.',
    ],
    factor_added: [
      'Autentikasi dua faktor ditambahkan',
      'Faktor autentikasi ditambahkan ke akun Anda. Jika bukan Anda, segera bekukan akun.',
    ],
    factor_removed: [
      'Autentikasi dua faktor dihapus',
      'Faktor autentikasi dihapus dari akun Anda. Penarikan ditunda selama 24 jam. Jika bukan Anda, segera bekukan akun.',
    ],
    factor_lost: [
      'Faktor autentikasi diganti',
      'Faktor autentikasi Anda yang hilang telah diganti setelah pemeriksaan identitas. Penarikan ditunda sampai {{until}}. Jika Anda tidak memintanya, segera bekukan akun.',
    ],
    recovery_code_used: [
      'Kode pemulihan dipakai',
      'Kode pemulihan dipakai untuk masuk ke akun Anda. Sisa kode: {{left}}. Jika bukan Anda, segera bekukan akun.',
    ],
    mail_changed: [
      'Alamat email diubah',
      'Alamat email akun Anda telah diubah. Penarikan ditunda selama 24 jam. Jika bukan Anda, segera bekukan akun.',
    ],
    mobile_changed: [
      'Nomor ponsel diubah',
      'Nomor ponsel akun Anda telah diubah. Penarikan ditunda selama 24 jam. Jika bukan Anda, segera bekukan akun.',
    ],
    mail_bounced: [
      'Email kami tidak sampai',
      'Email ke alamat Anda kembali kepada kami. Periksa alamat di pengaturan keamanan agar Anda tidak melewatkan hal penting.',
    ],
    hold_started: [
      'Penarikan ditunda',
      'Demi keamanan Anda, penarikan ditunda sampai {{until}}. Trading berjalan seperti biasa.',
    ],
    hold_ended: [
      'Penarikan dibuka kembali',
      'Penahanan keamanan pada akun Anda sudah berakhir. Anda dapat menarik dana lagi.',
    ],
    account_frozen: [
      'Akun dibekukan',
      'Akun Anda dibekukan. Alasan: {{reason}} Hubungi layanan pelanggan jika ada pertanyaan.',
    ],
    account_unfrozen: [
      'Pembekuan akun dicabut',
      'Akun Anda tidak lagi dibekukan. Anda dapat menggunakannya seperti biasa.',
    ],
    account_closed: [
      'Akun ditutup',
      'Akun Anda ditutup sesuai permintaan. Jika bukan Anda, segera hubungi layanan pelanggan.',
    ],
    identity_approved: ['Identitas terverifikasi', 'Verifikasi identitas Lv{{level}} Anda disetujui.'],
    identity_refused: [
      'Verifikasi identitas gagal',
      'Verifikasi identitas Anda tidak disetujui. Alasan: {{reason}} Isian Anda tetap tersimpan; perbaiki lalu kirim lagi.',
    ],
    adjustment: ['Koreksi saldo', 'Saldo Anda dikoreksi sebesar {{amount}}. Alasan: {{reason}}'],
    deposit_credited: ['Deposit masuk', '{{amount}} telah masuk ke akun Anda.'],
    deposit_rejected: ['Deposit ditolak', 'Permintaan deposit {{amount}} Anda ditolak. Alasan: {{reason}}'],
    withdrawal_requested: [
      'Penarikan diajukan',
      'Penarikan {{amount}} Anda sedang ditinjau. Jika bukan Anda, segera bekukan akun.',
    ],
    withdrawal_approved: ['Penarikan disetujui', 'Penarikan {{amount}} Anda disetujui dan segera dikirim.'],
    withdrawal_sent: ['Penarikan dikirim', 'Penarikan {{amount}} sedang menuju alamat Anda.'],
    withdrawal_completed: ['Penarikan selesai', 'Penarikan {{amount}} Anda sudah sampai.'],
    withdrawal_rejected: [
      'Penarikan ditolak',
      'Penarikan {{amount}} Anda ditolak dan dananya sudah kembali ke akun. Alasan: {{reason}}',
    ],
    withdrawal_canceled: [
      'Penarikan dibatalkan',
      'Penarikan {{amount}} Anda dibatalkan dan dananya sudah kembali ke akun.',
    ],
    transfer_received: [
      'Dana diterima',
      '{{sender}} mengirim {{amount}} kepada Anda. Dana ada di akun Pendanaan Anda.',
    ],
    recurring_failed: [
      'Pembelian berkala dilewati',
      'Satu pembelian berkala {{coin}} tidak dapat dilakukan. Alasan: {{reason}}. Pembelian berikutnya berjalan sesuai rencana.',
    ],
    recurring_ended: ['Pembelian berkala berakhir', 'Pembelian berkala {{coin}} yang terakhir telah selesai.'],
    referral_paid: ['Rebate referral dibayarkan', 'Rebate dari undangan Anda hari ini telah masuk ke akun Pendanaan.'],
    position_liquidated_part: [
      'Posisi dilikuidasi sebagian',
      'Sebagian posisi {{side}} Anda di {{market}} dilikuidasi karena marginnya di bawah margin pemeliharaan: {{quantity}} dengan harga rata-rata {{price}}. Hasil setelah biaya: {{result}}.',
    ],
    position_liquidated: [
      'Posisi dilikuidasi',
      'Posisi {{side}} Anda di {{market}} dilikuidasi karena marginnya di bawah margin pemeliharaan: {{quantity}} dengan harga rata-rata {{price}}. Hasil setelah biaya: {{result}}. Anda tidak berutang lebih dari itu.',
    ],
    position_deleveraged: [
      'Auto-deleveraging',
      'Auto-deleveraging menutup {{quantity}} dari posisi {{side}} Anda di {{market}} dengan harga rata-rata {{price}}: pihak lawan bangkrut dan tidak dapat ditutup di pasar. Hasil setelah biaya: {{result}}.',
    ],
    stop_filled: [
      '{{what}} terisi',
      '{{what}} terpicu: {{quantity}} dari posisi {{side}} Anda di {{market}} ditutup dengan harga rata-rata {{price}}. Hasil setelah biaya: {{result}}.',
    ],
    funding_from_margin: [
      'Biaya pendanaan dibayar dari margin',
      'Saldo tersedia tidak cukup untuk biaya pendanaan posisi {{side}} Anda di {{market}}: {{amount}} diambil dari marginnya, sehingga harga likuidasi makin dekat.',
    ],
    margin_call: [
      'Margin call',
      'Posisi {{side}} Anda di {{market}} mendekati likuidasi: harga mark {{mark}}, harga likuidasi {{liquidation}}. Tambah margin atau kurangi posisi.',
    ],
    option_void: [
      'Opsi dianulir, dana dikembalikan',
      'Opsi Anda di {{market}} dianulir dan {{amount}} kembali ke akun opsi Anda. {{reason}}',
    ],
    copy_cut: [
      'Disalin lebih sedikit',
      '{{name}} membuka posisi di {{market}}: {{lots}} dari {{wanted}} yang Anda minta disalin. Alasan: {{reason}}.',
    ],
    copy_skipped: [
      'Tidak disalin',
      '{{name}} membuka posisi di {{market}} yang tidak disalin untuk Anda (diminta {{wanted}}). Alasan: {{reason}}.',
    ],
    copy_margin_added: [
      'Lead trader menambah margin',
      '{{name}} menambah margin {{amount}} pada posisi di {{market}} yang Anda salin. Salinan Anda tidak ditambah: harga likuidasi Anda mungkin lebih dekat.',
    ],
    follow_stopped: [
      'Stop loss tercapai, penyalinan berakhir',
      'Salinan {{name}} Anda merugi sebesar yang Anda tetapkan: posisi ditutup dan penyalinan berakhir. Hasil setelah biaya dan bagi hasil: {{result}}.',
    ],
    follow_lead_closed: [
      'Lead trader yang Anda salin telah berhenti',
      '{{name}} tidak lagi memimpin: salinan Anda ditutup dan penyalinan berakhir. Hasil setelah biaya dan bagi hasil: {{result}}.',
    ],
    profit_share_paid: [
      'Bagi hasil dibayar',
      '{{amount}} dibayarkan kepada {{name}} sebagai bagi hasil. Sejak mulai menyalin Anda untung {{gained}}, posisi terbuka dihitung dengan harga mark.',
    ],
    profit_share_received: [
      'Bagi hasil diterima',
      '{{amount}} masuk ke akun futures Anda: bagi hasil dari keuntungan seorang penyalin.',
    ],
    loss_budget_used: [
      'Anggaran rugi Anda habis',
      'Dalam periode ini Anda rugi {{lost}}, yaitu batas yang Anda tetapkan. Sampai {{until}} Anda tidak bisa membuka posisi baru; posisi dan order yang terbuka tetap ada dan bisa Anda tutup kapan saja.',
    ],
    order_filled: ['Order terisi', 'Order Anda di {{market}} terisi: {{quantity}} dengan harga rata-rata {{price}}.'],
    support_answer: ['Layanan pelanggan menjawab', 'Ada jawaban baru dari layanan pelanggan di chat Anda.'],
    announcement: ['{{title}}', '{{text}}'],
  },
};
