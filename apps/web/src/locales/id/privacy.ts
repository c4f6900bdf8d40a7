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
      'Satu berkas berisi semua yang kami simpan tentang Anda: akun, persetujuan, perangkat, login, order, transaksi, dan mutasi.',
    download: 'Unduh data Anda',
    downloaded: 'Data Anda disimpan',
  },
} as const;
