/**
 * Passwords that guessing programs try first. Shorter ones than 7 characters are refused anyway. The list holds stems:
 * digits and signs at either end of a password don't make a common word rare.
 */
const stems = new Set(
  `password passwort passw0rd p@ssw0rd p@ssword pa55word motdepasse contrasena contraseña senha kennwort parola haslo
  qwerty qwertyu qwertyui qwertyuio qwertyuiop qwert azerty azertyuiop asdfgh asdfghj asdfghjkl asdf zxcvbn zxcvbnm
  qazwsx qazwsxedc wsxedc qweasd qweasdzxc qweqwe asdasd zxczxc q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  1qazxsw2 zaq12wsx zaq1zaq1 abc123 abcd1234 abcdef abcdefg abcdefgh a1b2c3 a1b2c3d4 aa123456 abc abcd
  iloveyou iloveu loveyou lovely loveme mylove woaini woaini1314 iloveyou1314 5201314 1314520 teamo tequiero jetaime
  letmein letmeinn welcome welcome1 welc0me hello helloworld hellohello whatever trustno nothing secret access
  admin administrator adminadmin root toor rootroot superuser superman batman spiderman ironman starwars pokemon
  naruto matrix master master1 shadow dragon monkey tiger lion eagle falcon phoenix panther killer hunter ranger
  football baseball basketball soccer hockey liverpool chelsea arsenal barcelona realmadrid juventus ronaldo messi
  michael jordan michaeljordan jennifer jessica ashley amanda daniel andrew joshua matthew robert thomas charlie
  nicole samantha hannah alexander victoria michelle anthony william richard patrick george maggie bailey buster
  princess sunshine flower butterfly chocolate cookie banana orange apple cherry summer winter autumn spring
  computer internet google facebook samsung microsoft windows android iphone apple123 linkedin twitter youtube
  money mustang ferrari porsche mercedes corvette harley cowboy cowboys yankees lakers steelers packers eagles
  freedom america american canada london paris berlin tokyo beijing shanghai hanoi saigon bangkok jakarta
  sayang cintaku bismillah indonesia rahasia anhyeuem matkhau vietnam thailand sawasdee korea sarang
  changeme default guest test testtest tester testing temp temporary login user username demo sample
  bitcoin ethereum crypto binance blockchain satoshi hodl tether wallet trading trader exchange
  monday tuesday friday saturday sunday january february march april october november december
  jesus jesuschrist blessed godisgood angel angels heaven diamond silver golden purple
  asdf1234 qwer1234 zxcv1234 qwe123 asd123 zxc123 pass1234 pass123 test1234 user1234 admin123 root1234 love123`
    .split(/\s+/)
    .map((word) => word.toLowerCase()),
);

const ladders = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  'qwertyuiopasdfghjklzxcvbnm',
];

/** Whether guessing programs find this password at once: a common word, a run of keys, repetition, or the own name. */
export function isCommonPassword(password: string, names: readonly string[] = []): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  if (stems.has(lower) || stems.has(lower.replace(/^[^a-z]+|[^a-z]+$/g, ''))) return true;
  if (/^(.{1,4})\1+.{0,1}$/u.test(lower) || /^[0-9]{1,8}$/.test(lower)) return true;
  if (ladders.some((ladder) => ladder.includes(lower) || ladder.includes(lower.slice(0, -1)))) return true;
  return names.some((name) => name.length >= 4 && lower.includes(name.toLowerCase()) && lower.length < name.length + 4);
}
