// Among the most frequent characters of each language, and those that letters and contracts begin with.
const simplified =
  '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运签字效付款买卖方京份份甲乙'
const traditional =
  '的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡用道行所然家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心本前開但因只從想實日軍者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手應戰向頭文體政美相見被利什二等產或新己制身果加西月話合回特代內信表化老給世位次度門任常先海通教兒原東聲提立及比員解水名真論處走義各入幾口認條平系氣題活更別打女變四神總何電數安少報才結反受目太量再感建務做接必場件計管期市直資命山金指許統區保至形社便空決治展馬科司五基書非則聽白卻界達光放強即像難且權思王完設式色路記南品住告類求據程北邊該交規萬取望覺術領共確傳師觀清今切院讓識候帶導爭運簽約字效付款買賣京份甲乙台灣'
const korean =
  '이다의는에을를가은로한고하지도사기리인대시그어자서나으해정과일부아보수스있제면적여주전라것들만게니상장구공동비원계성약용금안조신요거유경우회관마학생국와세소연오출모문방실년치위선화물호간내했되무급개통입현교명무당외미후각입변없당울녕확반업식체재건행포트드서'
const japanese =
  '日本語書約契領収確認者年月人的会社内当該又及甲乙丙丁条項金額支払行必要東京都大中小国学生気出来見言時間分今何前後上下自手場合新高長事業務同意目'

// The letters of each alphabet, the most frequent first.
const cyrillic = 'оеаинтсрвлкмдпуяыьгзбчійїєхжшюцщэфъё'
const greek = 'αοιετσνηυρκπλμςωόίάέήδγύθχώφβξζψ'
const hebrew = 'יוהלארמתבשנםדעקכחפטןגזסצךףץ'
const arabic = 'الينمترودبعةسقفهحكجشصأطخضذزثغظإى'

/** Characters that a text of each encoding is made of in good part. */
export const commonCharacters: Readonly<Record<string, ReadonlySet<string>>> = {
  gb18030: new Set(simplified),
  big5: new Set(traditional),
  'euc-kr': new Set(korean),
  'euc-jp': new Set(japanese),
  shift_jis: new Set(japanese),
}

/** Letters of encodings of one script, the most frequent first, in the order in which the encodings are likely. */
export const lettersByFrequency: Readonly<Record<string, string>> = {
  'windows-1251': cyrillic,
  'windows-1253': greek,
  'windows-1255': hebrew,
  'windows-1256': arabic,
  'koi8-r': cyrillic,
  'koi8-u': cyrillic,
  ibm866: cyrillic,
}
