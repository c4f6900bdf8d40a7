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

  /** @template Value @param {string | undefined} text @returns {Record<string, Value>} */
  function told(text) {
    return /** @type {Record<string, Value>} */ (JSON.parse(text || '{}'));
  }

  /**
   * The chosen language, else the first of the browser's that the app speaks: as data/app-store.ts has it.
   * @param {object} languages @param {string | undefined} given @returns {string}
   */
  function language(languages, given) {
    var chosen = stored('lang', '');
    if (chosen in languages) return chosen;
    /** @type {Record<string, string>} */
    var tags = told(given);
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
  /** @type {Record<string, { files: string[]; texts: string[] }>} */
  var pages = told(given.pages);
  /** @type {Record<string, string[]>} */
  var languages = told(given.languages);
  /** @type {Record<string, Record<string, string[]>>} */
  var texts = told(given.texts);
  // The development server names no files.
  if (!('en' in languages)) return;
  // Only the tabs have a tab bar: the frame in the page is without it elsewhere.
  if (path.length > 1 && !(path in pages)) page.dataset.inner = '';
  var lang = language(languages, given.tags);
  var home = Object.keys(pages)[0];
  var here = path.length > 1 ? path : home;
  var shown = pages[here] || { files: [], texts: [] };
  /** @type {string[]} */
  var map = JSON.parse(given.map || '[]');
  languages[lang].concat(here === home ? [] : map, shown.files).forEach(preload);
  shown.texts.forEach(function (part) {
    texts[lang][part].forEach(preload);
  });
  /** @type {string | null} */
  var token = stored('token', null);
  window.auricEarlyAnswers = new Map();
  // An answer that nobody reads would stay on the line: the menu is asked for where its entries are shown.
  ['currency/quotation_new', 'currency/list', 'getSiteConfig']
    .concat(here === home ? 'menu' : [])
    .forEach(function (read) {
      ask(read, lang, token);
    });
})();
