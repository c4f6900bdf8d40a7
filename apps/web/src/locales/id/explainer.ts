export const explainer = {
  futuresIntro: {
    title: 'Cara kerja futures',
    skip: 'Lewati',
    next: 'Lanjut',
    done: 'Mengerti',
    again: 'Anda dapat membukanya lagi di bantuan tentang futures.',
    position: {
      title: 'Long atau short',
      text: 'Buka long jika Anda memperkirakan harga naik, short jika Anda memperkirakan harga turun. Anda hanya menyetor margin: pada 10×, 100 USDT memegang posisi senilai 1.000 USDT. Untung dan rugi membesar dengan kelipatan yang sama.',
      drawing: 'Long untung saat harga naik, short saat harga turun.',
    },
    liquidation: {
      title: 'Perhatikan harga likuidasi',
      text: 'Saat harga mark mencapainya, posisi ditutup paksa dan marginnya hilang. Makin tinggi leverage, makin dekat harganya. Anda tidak pernah berutang lebih dari isi akun futures Anda.',
      drawing: 'Makin tinggi leverage, makin dekat harga likuidasi ke harga masuk.',
    },
    funding: {
      title: 'Pendanaan tiap 8 jam',
      text: 'Pada pukul 00.00, 08.00, dan 16.00 UTC, long dan short saling membayar agar harga tetap dekat dengan indeks. Siapa yang memegang posisi saat itu membayar atau menerima. Jumlahnya terlihat sebelum Anda membuka.',
      drawing: 'Saat tingkatnya positif, long membayar short.',
    },
  },
} as const;
