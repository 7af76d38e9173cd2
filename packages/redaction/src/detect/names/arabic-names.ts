import type { Span } from '../span.ts'

const word = '[\\u0621-\\u064A\\u064B-\\u0652\\u0670]{2,15}'
const gap = '[ \\u00a0]'
const joiner = '(?:بن|ابن|بنت|أبو|أبي|آل|عبد|أم)'

/** Forms of address and titles, behind which a name stands; a conjunction or a preposition may be written onto them. */
const titles = `(?<![\\u0621-\\u0652])(?:[وبلف]|لل)?(?:ا?ل?سيد(?:ة)?|ا?ل?آنسة|ا?ل?دكتور(?:ة)?|ا?ل?أستاذ(?:ة)?|ا?ل?مهندس(?:ة)?|ا?ل?محامي(?:ة)?|ا?ل?قاضي|ا?ل?شيخ(?:ة)?|ا?ل?حاج(?:ة)?|المدعو(?:ة)?|د\\.|أ\\.|م\\.)[ \\u00a0/]{1,3}`
const labels =
  '(?<=^|\\n|[|•\\t-] ?)(?:الاسم(?: الكامل| واللقب)?|اسم (?:المؤجر|المستأجر|الموظف|العميل|المريض|الطالب)(?:ة)?|المؤجر(?:ة)?|المستأجر(?:ة)?|البائع(?:ة)?|المشتري(?:ة)?|صاحب العمل|العامل(?:ة)?|الموظف(?:ة)?|المريض(?:ة)?|العميل(?:ة)?|الطرف (?:الأول|الثاني)|الشاهد(?: الأول| الثاني)?|التوقيع|الموقع|المدير(?:ة)?|من|إلى|جهة الاتصال|مقدم الطلب)[ \\u00a0]?[:：][ \\u00a0]{0,3}'

const givenNames =
  'محمد أحمد محمود مصطفى علي حسن حسين إبراهيم يوسف عمر عثمان خالد سعيد سالم سليمان صالح فهد فيصل ناصر نايف ماجد طارق زياد كريم سامي رامي وليد هاني جمال كمال عادل ياسر عمار بلال أنس أيمن أمين باسم بدر جابر حمد حمدان راشد زايد سعود سلطان سلمان عبدالله عبدالرحمن عبدالعزيز عبدالكريم غسان فارس فؤاد قاسم لؤي مازن مروان معاذ منصور نبيل نزار هشام هيثم يحيى ياسين فاطمة عائشة خديجة زينب مريم نورة نور سارة ليلى سلمى هدى هند منى رنا ريم رانيا سمر سميرة سعاد شيماء عبير غادة لينا لطيفة مها منيرة نادية نجلاء هالة وفاء ياسمين آمنة أسماء أمل إيمان بسمة جميلة حنان دانة رحاب رقية'
const given = `(?:${givenNames.split(' ').join('|')}|عبد${gap}ا?ل[\\u0621-\\u064A]{2,12})`

/** Words that go on with the sentence behind a name. */
const noNames = new Set(
  'في من إلى على عن مع أن إن كان كانت قد لا ما هو هي هذا هذه ذلك التي الذي بعد قبل عند حتى ثم أو بصفته بصفتها بصفة والتي والذي المقيم المقيمة الساكن الساكنة المولود المولودة الحامل الحاملة المذكور المذكورة المحترم المحترمة حامل شاهد شاهدا شاهدة هاتف رقم ويشار يشار ويدفع يدفع تدفع يلتزم تلتزم يتعهد تتعهد وقع وقعت طرف كطرف بموجب لدى يوم بتاريخ تحية السلام مدير مديرة مدينة المدير المديرة المؤجر المستأجر المؤجرة المستأجرة شركة مؤسسة'.split(
    ' ',
  ),
)

const nameStart = new RegExp(`(?:${joiner}${gap})?${word}`, 'uy')
const nameGoesOn = new RegExp(`${gap}(?:${joiner}${gap})?${word}`, 'uy')
const mostWords = 4

function isNoName(words: string): boolean {
  return words.split(/[ \u00a0]/u).some((one) => noNames.has(one))
}

/** Where the name that begins at an offset ends; the offset itself when there is none. Arabic has no capitals to tell it. */
function endOfName(text: string, offset: number): number {
  nameStart.lastIndex = offset
  const first = nameStart.exec(text)?.[0]
  if (first === undefined || isNoName(first)) return offset
  let end = offset + first.length
  for (let count = 1; count < mostWords; count += 1) {
    nameGoesOn.lastIndex = end
    const next = nameGoesOn.exec(text)?.[0]
    if (next === undefined || isNoName(next.trim())) break
    end += next.length
  }
  return end
}

const cue = new RegExp(`${titles}|${labels}`, 'gu')
const listed = new RegExp(`(?<![\\u0621-\\u0652])${given}(?![\\u0621-\\u0652])`, 'gu')
/** What a second name looks like behind a given one: another of the list, a family with its article, a son or daughter of. */
const family = new RegExp(
  `${gap}(?:${joiner}${gap}|ال[\\u0621-\\u064A]{3,}|${given}(?![\\u0621-\\u0652]))`,
  'uy',
)

/** People with Arabic names, told by titles, labels and a list of given names. */
export function findArabicNames(text: string): Span[] {
  const spans: Span[] = []
  const add = (start: number) => {
    const end = endOfName(text, start)
    if (end > start) spans.push({ kind: 'person', start, end })
  }
  for (const { index, 0: found } of text.matchAll(cue)) add(index + found.length)
  for (const { index, 0: found } of text.matchAll(listed)) {
    family.lastIndex = index + found.length
    if (family.test(text)) add(index)
  }
  return spans
}
