/** What one side of a contract is to do: `Consultant will design …`, `El trabajador prestará servicios como …`, by language. */
const undertaking = [
  '(?:the )?(?:\\p{L}+ ){1,3}(?:will|shall|agrees to|undertakes to|is (?:engaged|appointed|hired|employed) (?:to|as)) (?:design|provide|perform|supply|build|deliver|carry out|serve|work|act|render|develop|manufacture|produce|create|an?_)|(?:the )?(?:\\p{L}+ ){1,3}(?:hereby )?(?:lets|leases|rents|sells|hires|lends)_(?! (?:out|off)_)',
  '(?:der|die|das) .{3,40}(?:wird .{0,40}als .{3,60}(?:eingestellt|beschäftigt|tätig)|tritt .{0,60}in die dienste|erbringt|liefert|verpflichtet sich,? .{0,60}zu_|(?<!\\p{L})(?:vermietet|verkauft|verleiht|verpachtet)_)',
  "(?:le|la|l[’']) ?.{3,40}(?:fournira|réalisera|exercera|exécutera|s[’']engage à (?:fournir|réaliser|exécuter|livrer|effectuer)|est (?:engagée?|embauchée?|recrutée?)|(?<!\\p{L})(?:loue|vend|donne (?:à bail|en location)))_",
  '(?:el|la) .{3,40}(?:prestará|realizará|ejecutará|suministrará|desempeñará|se obliga a (?:prestar|realizar|ejecutar|suministrar)|(?<!\\p{L})(?:arrienda|alquila|vende|cede|da en arrendamiento))_',
  "(?:il|la|l[’']) ?.{3,40}(?:presterà|svolgerà|fornirà|eseguirà|si (?:impegna|obbliga) a(?:d)? (?:fornire|eseguire|svolgere|realizzare)|(?:è|viene) assunt[oa]|(?<!\\p{L})(?:concede in|vende|affitta|noleggia))_",
  '(?:o|a) .{3,40}(?:prestará|realizará|executará|fornecerá|exercerá|desempenhará|obriga-se a (?:prestar|realizar|executar|fornecer)|é (?:admitid|contratad)[oa]|(?<!\\p{L})(?:arrenda|aluga|vende|dá de arrendamento))_',
  '(?:de|het) .{3,40}(?:levert|verricht|treedt .{0,40}in dienst|zal .{0,40}(?:leveren|verrichten|uitvoeren)|(?<!\\p{L})(?:verhuurt|verkoopt))_',
  '\\p{L}+ (?:zobowiązuje się (?:do|wykonać|świadczyć)|będzie (?:świadczył|wykonywał)|zatrudnia|(?:wynajmuje|sprzedaje|oddaje)_)|\\p{L}+ (?:обязуется (?:оказ|выполн|постав)|принимается на работу|оказывает услуги|прода[её]т_|сда[её]т_|передает_)',
]
const undertakes = new RegExp(
  `^(?:[\\p{N}\\p{Lu}.ªº)–-]{1,12}\\s?)?(?:${undertaking.join('|').replaceAll('_', '(?!\\p{L})')})`,
  'iu',
)
const undertakesElsewhere =
  /^甲方(?:将|同意将)[^。]{1,60}(?:出租|出售|转让)给|^乙方(?:负责|提供|承担|从事|担任|同意担任)|^(?:乙|従業員|受託者)は.{0,40}(?:業務に従事|業務を行う|として勤務)|^يلتزم الطرف الثاني (?:بتقديم|بتنفيذ)|^يعمل الطرف الثاني/u

/** Whether a sentence says what one side of a contract does for the other. */
export function saysWhatIsDone(text: string): boolean {
  return undertakes.test(text) || undertakesElsewhere.test(text)
}
