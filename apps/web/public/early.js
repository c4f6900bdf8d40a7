// Runs before the first paint and before the app has come: a light theme must not flash dark, and what the app will ask
// for as soon as it runs can be on its way by then. The keys are those of data/storage.ts. Whatever fails here, the app
// does again.
(function () {
  /** @type {DOMStringMap} */
  var given = document.currentScript.dataset;
  var page = document.documentElement;

  /** @template Value @param {string} key @param {Value} fallback @returns {Value} */
  function stored(key, fallback) {
    try {
      return /** @type {Value} */ (JSON.parse(localStorage.getItem('auric:' + key))) || fallback;
    } catch (error) {
      return fallback;
    }
  }

  /** @param {string | undefined} text @returns {Record<string, string[]>} */
  function filesIn(text) {
    return /** @type {Record<string, string[]>} */ (JSON.parse(text || '{}'));
  }

  /**
   * The chosen language, else the first of the browser's that there is a catalogue for: as data/app-store.ts has it.
   * @param {object} catalogues @param {string | undefined} given @returns {string}
   */
  function language(catalogues, given) {
    var chosen = stored('lang', '');
    if (chosen in catalogues) return chosen;
    var tags = /** @type {Record<string, string>} */ (JSON.parse(given || '{}'));
    var known = (navigator.languages || []).map(function (name) {
      name = name.toLowerCase();
      return /^zh-(hant|tw|hk|mo)/.test(name) ? 'hk' : tags[name.split('-')[0]];
    });
    return known.filter(Boolean)[0] || 'en';
  }

  /** @param {string} file */
  function preload(file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = '/' + file;
    document.head.append(link);
  }

  /**
   * Asks for what every screen begins with; data/http/early-answers.ts hands the answer out once. Nothing of one's own is
   * among it: a balance must not be older than the line that keeps it current.
   * @param {string} path @param {string} lang @param {string | null} token
   */
  function ask(path, lang, token) {
    var url = '/api/' + path + '?lang=' + lang;
    var answer = fetch(url, { headers: token === null ? {} : { Authorization: token } });
    answer.catch(function () {});
    window.auricEarlyAnswers.set(url, { askedAt: performance.now(), token: token, answer: answer });
  }

  var theme = stored('preferences', { theme: 'dark' }).theme;
  var light = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  page.dataset.theme = light ? 'light' : 'dark';

  var path = location.hash.slice(1).split('?')[0];
  var pages = filesIn(given.pages);
  var catalogues = filesIn(given.catalogues);
  // The development server names no files.
  if (!('en' in catalogues)) return;
  // Only the tabs have a tab bar: the frame in the page is without it elsewhere.
  if (path.length > 1 && !(path in pages)) page.dataset.inner = '';
  var lang = language(catalogues, given.tags);
  catalogues[lang].concat(pages[path] || []).forEach(preload);
  /** @type {string | null} */
  var token = stored('token', null);
  window.auricEarlyAnswers = new Map();
  ['currency/quotation_new', 'currency/list', 'getSiteConfig'].forEach(function (read) {
    ask(read, lang, token);
  });
})();
