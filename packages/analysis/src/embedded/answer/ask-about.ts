import type { RulesLanguage } from '../languages/which-language.ts'

/** What a question about a fact asks for. */
export type Sought = 'money' | 'date' | 'period' | 'person' | 'stated' | 'due' | 'about'

interface AskAbout extends Readonly<Record<Sought, string>> {
  /** What is before a thing that a sentence names; `{}` is the thing. */
  readonly named: string
  /** What is around the day by which something is to be done. */
  readonly dueBy: string
  /** What is asked of many kinds of documents, separated by `|`. */
  readonly often: string
}

/** Questions about a fact; `{}` is its label, for `due` its day, for `about` a day or a heading. */
export const askAbout: Readonly<Record<RulesLanguage, AskAbout>> = {
  en: {
    money: 'How much is the {}?',
    date: 'When is the {}?',
    period: 'How long is the {}?',
    person: 'Who is the {}?',
    stated: 'What does it say under “{}”?',
    due: 'What has to be done by {}?',
    about: 'What does it say about {}?',
    named: '(?:the|an?|your|our|their|his|her|its|this) {}',
    dueBy: '(?:by|before|no later than) {}',
    often:
      'When do I have to pay?|When does it begin?|When does it end?|How much is the deposit?|What is the notice period?|How many days of leave are there?|What is the deadline for an appeal?|Whom can I contact?|How can it be cancelled?',
  },
  de: {
    money: 'Wie hoch ist der Betrag für „{}“?',
    date: 'Welches Datum gilt für „{}“?',
    period: 'Wie lange dauert „{}“?',
    person: 'Wer ist als „{}“ genannt?',
    stated: 'Was steht unter „{}“?',
    due: 'Was ist bis {} zu tun?',
    about: 'Was steht im Dokument zu „{}“?',
    named: '(?:der|die|das|eine?|ihre?|unsere?) {}',
    dueBy: '(?:bis|bis zum|vor dem|spätestens am) {}',
    often:
      'Wann muss ich zahlen?|Wann ist Beginn?|Wann endet es?|Wie hoch ist die Kaution?|Wie lang ist die Kündigungsfrist?|Wie viele Urlaubstage gibt es?|Wie lange ist Widerspruch möglich?|Wen kann ich anrufen?|Wie kann man kündigen?',
  },
  fr: {
    money: 'Combien coûte « {} » ?',
    date: 'Quelle date est indiquée pour « {} » ?',
    period: 'Quelle durée est prévue pour « {} » ?',
    person: 'Qui est indiqué comme « {} » ?',
    stated: 'Que dit le document sous « {} » ?',
    due: 'Que faut-il faire avant le {} ?',
    about: 'Que dit le document sur « {} » ?',
    named: "(?:le |la |un |une |votre |notre |l[’'])\\s?{}",
    dueBy: "(?:avant le|d[’']ici le|au plus tard le|jusqu[’']au) {}",
    often:
      'Quand dois-je payer ?|Quand commence-t-il ?|Quand prend-il fin ?|Quel est le montant du dépôt de garantie ?|Quel est le préavis ?|Combien de jours de congés y a-t-il ?|Quel est le délai de recours ?|Qui peut-on appeler ?|Comment peut-on résilier ?',
  },
  es: {
    money: '¿Cuánto es «{}»?',
    date: '¿Qué fecha figura en «{}»?',
    period: '¿Cuánto dura «{}»?',
    person: '¿Quién figura como «{}»?',
    stated: '¿Qué dice el documento en «{}»?',
    due: '¿Qué hay que hacer antes del {}?',
    about: '¿Qué dice el documento sobre «{}»?',
    named: '(?:el|la|una?|su|nuestr[oa]) {}',
    dueBy: '(?:antes del|hasta el|a más tardar el) {}',
    often:
      '¿Cuándo tengo que pagar?|¿Cuándo empieza?|¿Cuándo termina?|¿Cuánto es la fianza?|¿Cuál es el preaviso?|¿Cuántos días de vacaciones hay?|¿Cuál es el plazo para recurrir?|¿A quién se puede llamar?|¿Cómo se puede cancelar?',
  },
  it: {
    money: 'A quanto ammonta «{}»?',
    date: 'Quale data è indicata per «{}»?',
    period: 'Quanto dura «{}»?',
    person: 'Chi è indicato come «{}»?',
    stated: 'Che cosa dice il documento alla voce «{}»?',
    due: 'Che cosa bisogna fare entro il {}?',
    about: 'Che cosa dice il documento su «{}»?',
    named: "(?:il |lo |la |un |una |l[’'])\\s?{}",
    dueBy: '(?:entro il|entro e non oltre il|prima del) {}',
    often:
      'Quando devo pagare?|Quando inizia?|Quando scade?|A quanto ammonta il deposito?|Qual è il preavviso?|Quanti giorni di ferie ci sono?|Qual è il termine per il ricorso?|Chi si può chiamare?|Come si può disdire?',
  },
  pt: {
    money: 'Quanto é «{}»?',
    date: 'Qual é a data de «{}»?',
    period: 'Quanto tempo dura «{}»?',
    person: 'Quem consta como «{}»?',
    stated: 'O que diz o documento em «{}»?',
    due: 'O que deve ser feito até {}?',
    about: 'O que diz o documento sobre «{}»?',
    named: '(?:[oa]|uma?|sua|seu) {}',
    dueBy: '(?:até|até o dia|antes de) {}',
    often:
      'Quando tenho de pagar?|Quando começa?|Quando termina?|Quanto é a caução?|Qual é o aviso prévio?|Quantos dias de férias há?|Qual é o prazo para recorrer?|Para quem posso ligar?|Como posso cancelar?',
  },
  nl: {
    money: 'Hoeveel bedraagt ‘{}’?',
    date: 'Welke datum geldt voor ‘{}’?',
    period: 'Hoe lang duurt ‘{}’?',
    person: 'Wie staat vermeld als ‘{}’?',
    stated: 'Wat staat er bij ‘{}’?',
    due: 'Wat moet er vóór {} gebeuren?',
    about: 'Wat zegt het document over ‘{}’?',
    named: '(?:de|het|een|uw|onze?) {}',
    dueBy: '(?:vóór|voor|uiterlijk|uiterlijk op) {}',
    often:
      'Wanneer moet ik betalen?|Wanneer begint het?|Wanneer eindigt het?|Hoe hoog is de borg?|Hoe lang is de opzegtermijn?|Hoeveel vakantiedagen zijn er?|Hoe lang is bezwaar mogelijk?|Wie kan ik bellen?|Hoe kan ik opzeggen?',
  },
  pl: {
    money: 'Ile wynosi „{}”?',
    date: 'Jaka data dotyczy „{}”?',
    period: 'Jak długo trwa „{}”?',
    person: 'Kto jest wskazany jako „{}”?',
    stated: 'Co podano w pozycji „{}”?',
    due: 'Co trzeba zrobić do {}?',
    about: 'Co dokument mówi na temat „{}”?',
    named: '^{}',
    dueBy: '(?:do|do dnia|przed) {}',
    often:
      'Kiedy trzeba zapłacić?|Kiedy się zaczyna?|Kiedy się kończy?|Ile wynosi kaucja?|Jaki jest okres wypowiedzenia?|Ile jest dni urlopu?|Jaki jest termin odwołania?|Do kogo można zadzwonić?',
  },
  ru: {
    money: 'Сколько составляет «{}»?',
    date: 'Какая дата указана для «{}»?',
    period: 'Какой срок указан для «{}»?',
    person: 'Кто указан как «{}»?',
    stated: 'Что указано в пункте «{}»?',
    due: 'Что нужно сделать до {}?',
    about: 'Что сказано о «{}»?',
    named: '^{}',
    dueBy: '(?:до|не позднее) {}',
    often:
      'Когда нужно заплатить?|Когда начинается срок?|Когда заканчивается срок?|Какой залог?|За сколько дней нужно предупредить?|Сколько дней отпуска?|Какой срок обжалования?|Куда можно позвонить?',
  },
  ja: {
    money: '「{}」はいくらですか。',
    date: '「{}」はいつですか。',
    period: '「{}」はどのくらいの期間ですか。',
    person: '「{}」は誰ですか。',
    stated: '「{}」は何ですか。',
    due: '{}までに何をしますか。',
    about: '「{}」について何と書かれていますか。',
    named: '{}[はが]',
    dueBy: '{}まで',
    often:
      'いつまでに支払いますか。|いつ始まりますか。|いつ終わりますか。|敷金はいくらですか。|解約は何か月前に予告しますか。|休暇は何日ですか。|連絡先はどこですか。',
  },
  zh: {
    money: '“{}”是多少钱？',
    date: '“{}”是什么时候？',
    period: '“{}”是多长时间？',
    person: '“{}”是谁？',
    stated: '“{}”是什么？',
    due: '{}前要做什么？',
    about: '文件中关于“{}”怎么说？',
    named: '{}[为是]',
    dueBy: '{}(?:之前|以前|前)',
    often:
      '什么时候付款？|什么时候开始？|什么时候结束？|押金是多少？|要提前多久通知？|年假有几天？|联系电话是多少？',
  },
  ar: {
    money: 'كم يبلغ «{}»؟',
    date: 'ما تاريخ «{}»؟',
    period: 'ما مدة «{}»؟',
    person: 'من هو «{}»؟',
    stated: 'ماذا ورد تحت «{}»؟',
    due: 'ما المطلوب قبل {}؟',
    about: 'ماذا يقول المستند عن «{}»؟',
    named: '(?=ال){}',
    dueBy: '(?:قبل|حتى|في موعد أقصاه) {}',
    often:
      'متى يجب الدفع؟|متى يبدأ العقد؟|متى ينتهي العقد؟|كم مبلغ التأمين؟|كم مدة الإشعار؟|كم يوما مدة الإجازة؟|ما رقم الهاتف؟',
  },
}
