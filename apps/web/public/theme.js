// Runs before the first paint, so that a light theme never flashes dark. The key is the one of data/storage.ts.
(function () {
  try {
    var stored = JSON.parse(localStorage.getItem('auric:preferences') || '{}');
    var light =
      stored.theme === 'light' || (stored.theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
    document.documentElement.dataset.theme = light ? 'light' : 'dark';
  } catch (error) {
    document.documentElement.dataset.theme = 'dark';
  }
})();
