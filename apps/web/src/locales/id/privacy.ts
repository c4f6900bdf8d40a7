export const privacy = {
  privacy: {
    title: 'Data dan perjanjian',
    agreements: 'Perjanjian',
    agreed: 'Versi {{version}}, disetujui {{time}}',
    newVersion: 'Versi {{version}} sejak {{time}}: belum disetujui',
    notAgreed: 'Belum disetujui',
    ask: 'Silakan baca perjanjian yang belum Anda setujui. Bagaimanapun, dana Anda tetap dapat Anda gunakan.',
    agree: 'Saya sudah membaca dan setuju',
    later: 'Nanti',
    saved: 'Persetujuan Anda disimpan',
    ownData: 'Data Anda',
    ownDataHint:
      'Satu berkas berisi semua data Anda yang kami simpan: akun, dokumen identitas, persetujuan, perangkat, login, pesan, obrolan, foto, order, transaksi, dan mutasi. Simpan di tempat yang aman.',
    download: 'Unduh data Anda',
    downloaded: 'Data Anda disimpan',
    close: 'Tutup akun',
    closeHint:
      'Akun Anda ditutup selamanya dan Anda keluar dari semua perangkat. Tarik dana dan batalkan order Anda lebih dulu. Email dan nomor ponsel akun yang ditutup tidak dapat dipakai untuk akun lain.',
    giveUpDust: 'Relakan sisa hingga total 1 USDT',
    closed: 'Akun Anda sudah ditutup',
  },
} as const;
