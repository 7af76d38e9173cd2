import type { Span } from '../span.ts'

const han = '\\u3005\\u3400-\\u9fff'
const sign = `[${han}\\u3041-\\u30ff]`

const chineseFamilies =
  '王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎余潘杜戴夏钟鍾汪田任姜范方石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬段雷钱錢汤湯尹黎易常武乔喬贺賀赖賴龚龔文'
const japaneseFamilies =
  '佐藤|鈴木|高橋|田中|伊藤|渡辺|渡邊|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|林|斎藤|斉藤|清水|山崎|森|池田|橋本|阿部|石川|山下|中島|石井|小川|前田|岡田|長谷川|藤田|後藤|近藤|村上|遠藤|青木|坂本|福田|太田|西村|藤井|金子|岡本|藤原|三浦|中野|中川|原田|松田|竹内|小野|田村|中山|和田|石田|森田|上田|原|内田|柴田|酒井|宮崎|横山|高木|安藤|宮本|大野|小島|谷口|今井|工藤|高田|増田|丸山|杉山|村田|大塚|新井|小山|平野|藤本|河野|上野|野口|武田|松井|千葉|岩崎|菅原|木下|久保|佐野|野村|松尾|市川|菊地|菊池|杉本|古川|大西|島田|水野|桜井|渡部|吉川|山内|西田|飯田|川口'

/** Behind which a name stands, to the end of its piece. */
const label =
  '(?<=^|\\n|[ \\u3000|；;，、（(])(?:姓名|甲方|乙方|丙方|出租人|出租方|承租人|承租方|买方|卖方|委托人|受托人|代理人|法定代表人|负责人|联系人|经办人|患者|员工|劳动者|签字|签名|证明人|氏名|名前|お名前|貸主|借主|売主|買主|賃貸人|賃借人|申込者|申請者|契約者|連帯保証人|担当者?|代表者|代表取締役|署名|記入者|患者名|緊急連絡先)(?:[（(][^（()）\\n]{1,12}[)）])?[ \\u3000]?[:：][ \\u3000]{0,2}'
const labeled = new RegExp(
  `${label}(${sign}{1,3}[ \\u3000]${sign}{1,3}|${sign}{2,5})(?=$|[\\s，,。、；;（()）|様氏殿印])`,
  'gu',
)
/** In front of which a name stands. */
const chinese = new RegExp(
  `(?<![${chineseFamilies}])([${chineseFamilies}][${han}]{1,2})(?=先生|女士|小姐|律师|医生|老师|经理|主任|教授|同志)`,
  'gu',
)
/** Mr Zhou: a family name alone is one only there. */
const addressed = new RegExp(`[${chineseFamilies}](?=先生|女士|小姐|律师|医生|老师|经理)`, 'gu')
const japanese = new RegExp(
  `(?<![${han}])((?:${japaneseFamilies})(?:[ \\u3000]?${sign}{1,4}?)?)(?=[ \\u3000]?(?:様|氏|殿|さん|先生))|(?<!${sign})((?:${japaneseFamilies})[ \\u3000]${sign}{1,4})(?!${sign})`,
  'gu',
)
/** What stands where a name might, and is none. */
const noName =
  /公司|会社|法人|中心|学校|医院|病院|委员会|事務所|部门|同上|以下|如下|未定|各位|下記|銀行|银行/u

const longest = 9

/** Every place of some names: no space parts them from other words. */
function placesOf(text: string, names: ReadonlySet<string>): Span[] {
  const firsts = new Set([...names].map((name) => name.charAt(0)))
  const spans: Span[] = []
  for (let start = 0; start < text.length; start += 1) {
    if (!firsts.has(text.charAt(start))) continue
    for (let length = longest; length > 1; length -= 1) {
      if (!names.has(text.slice(start, start + length))) continue
      spans.push({ kind: 'person', start, end: start + length })
      start += length - 1
      break
    }
  }
  return spans
}

/** People with Chinese and Japanese names, told by labels, forms of address and lists of family names; then wherever they stand. */
export function findEastAsianNames(text: string): Span[] {
  const names = new Set<string>()
  for (const cue of [labeled, chinese, japanese]) {
    for (const [, one, other] of text.matchAll(cue)) {
      const name = one ?? other
      if (name !== undefined && !noName.test(name)) names.add(name)
    }
  }
  const alone = [...text.matchAll(addressed)].map(({ index }): Span => {
    return { kind: 'person', start: index, end: index + 1 }
  })
  return names.size === 0 ? alone : [...placesOf(text, names), ...alone]
}
