/**
 * Passwords of ten characters or more that head the published lists of leaked ones, lower case (NIST SP 800-63B §5.1.1.2
 * asks for such a comparison). Shorter ones are refused by length.
 */
const words = `
1234567890 12345678910 123456789a 1234567891 123456789q 12345678900 0123456789 0987654321 9876543210 1122334455
1111111111 0000000000 1234512345 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx3edc qazwsxedcrfv qwertyuiop
qwertyuiop123 qwerty12345 qwerty123456 qwerty1234567 qwertzuiop asdfghjkl1 asdfghjkl; zxcvbnm123 zaq12wsxcde3
password12 password123 password1234 password12345 password123456 passw0rd12 passw0rd123 passwordpassword mypassword
mypassword1 newpassword changeme123 letmein123 letmein1234 welcome123 welcome1234 administrator admin12345 admin123456
adminadmin administrator1 rootroot12 iloveyou12 iloveyou123 iloveyousomuch ilovemyself sunshine12 sunshine123
princess12 princess123 football12 football123 baseball12 baseball123 basketball basketball1 superman12 superman123
liverpool1 liverpool123 manchester manchester1 chelsea123 barcelona1 realmadrid juventus123 arsenal123 dragonball
dragonballz pokemon123 starwars12 starwars123 michael123 jordan2323 elizabeth1 alexander1 christopher christian1
abcdefghij abcdefghijk abcd123456 abc1234567 abc123abc123 a123456789 aa12345678 aaaaaaaaaa asdasdasd1 asdasdasdasd
qweasdzxc1 qweasdzxc123 qwe123qwe123 internet12 computer12 computer123 samsung123 letmeinplease trustno1trustno1
secret1234 jelszo1234 jelszo12345 jelszo123456 jelszojelszo szeretlek1 szeretlek12 szeretlek123 budapest12 budapest123
magyarorszag magyarország fradika1899 ferencvaros nyuszika123 cicamica123 kiskutya123 kisscica123 photography
photography1 fotopalyazat photocontest competition
`;

const common = new Set(words.trim().split(/\s+/));

const rows = [
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
];

const isRun = (text: string) => {
  const reversed = [...text].reverse().join('');
  return rows.some((row) => row.includes(text) || row.includes(reversed));
};

/** A short piece said again and again: `abababababab`, `123412341234`. */
const isRepetition = (text: string) => /^(.{1,4})\1+$/u.test(text);

/** Whether a password is on the list, or is a run of a keyboard or alphabet row, or a short piece repeated. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  return common.has(text) || common.has(text.replace(/[!.?]+$/, '')) || isRun(text) || isRepetition(text);
}
