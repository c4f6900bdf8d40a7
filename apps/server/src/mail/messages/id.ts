import type { MailTexts } from '../mail-texts.ts';

export const texts: MailTexts = {
  code: 'Kode verifikasi Anda adalah {{code}}, berlaku selama 10 menit. Jangan berikan kepada siapa pun, termasuk staf kami.',
  new_device: 'Akun Anda baru saja dimasuki dari perangkat baru. Jika bukan Anda, segera ganti kata sandi.',
  password_changed:
    'Kata sandi Anda telah diubah. Penarikan ditunda selama 24 jam. Jika bukan Anda, segera atur ulang kata sandi.',
  password_reset:
    'Kata sandi Anda telah diatur ulang dengan kode verifikasi dan semua perangkat telah keluar. Penarikan ditunda selama 24 jam. Jika bukan Anda, segera hubungi layanan pelanggan.',
  device_logged_out:
    'Akun Anda masuk di terlalu banyak perangkat, sehingga perangkat yang paling lama tidak dipakai dikeluarkan.',
  logins_guessed:
    'Seseorang berkali-kali mencoba masuk ke akun Anda dengan kata sandi yang salah. Akun Anda aman selama kata sandi tetap rahasia; Anda bisa masuk seperti biasa.',
  codes_guessed:
    'Seseorang berkali-kali memasukkan kode verifikasi yang salah untuk akun Anda dan telah ditolak. Jangan berikan kode kepada siapa pun.',
};
