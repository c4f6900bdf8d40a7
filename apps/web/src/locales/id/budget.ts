export const budget = {
  lossBudget: {
    title: 'Anggaran rugi',
    intro:
      'Tentukan rugi terbesar yang Anda terima. Anggaran berlaku untuk futures dan opsi bersama-sama dan dijaga oleh bursa: tidak ada yang dibuka melebihinya. Anda selalu bisa menutup posisi.',
    none: 'Anda belum menetapkan anggaran rugi.',
    amount: 'Anggaran rugi',
    result: 'Hasil periode ini',
    atStake: 'Sedang berisiko',
    left: 'Sisa untuk risiko',
    ends: 'Periode berakhir',
    next: 'Mulai {{time}}: {{amount}}',
    nextNone: 'Anggaran rugi berakhir {{time}}.',
    cooling: 'Anda dalam masa jeda sampai {{time}}: sebelum itu tidak ada yang bisa dibuka.',
    period: 'Periode',
    periods: { day: 'Sehari', week: 'Seminggu', month: 'Sebulan' },
    set: 'Tetapkan anggaran rugi',
    tighter:
      '0 mengakhiri anggaran. Yang lebih ketat berlaku langsung, yang lebih longgar 24 jam kemudian. Periode dimulai pukul 00.00 UTC.',
    saved: 'Tersimpan',
    notSet: 'Tidak ada yang diubah',
    break: 'Ambil jeda',
    breakNote:
      'Selama masa ini tidak ada yang bisa dibuka di futures dan opsi. Anda tetap bisa menutup semuanya. Jeda bisa diperpanjang, tidak dipersingkat.',
    length: 'Lama',
    start: 'Mulai jeda',
    ask: 'Ambil jeda {{days}}?',
    days_other: '{{count}} hari',
  },
};
