// Runs before the first paint: a light theme must not flash dark. The key is that of src/shell/theme.ts.
(function () {
  var chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem('auric:console-theme'));
  } catch (error) {
    // The console starts dark.
  }
  var light = chosen === 'light' || (chosen === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
})();
