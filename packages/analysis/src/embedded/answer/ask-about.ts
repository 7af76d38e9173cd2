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
      'When do I have to pay?|When does it begin?|When does it end?|How much is the deposit?|What is the notice period?|How many days of leave are there?|What is the deadline for an appeal?|Whom can I contact?|How can it be cancelled?|When will I get the deposit back?|What happens if I pay late?|What does it cost to leave early?|Who pays for repairs?|What is not covered?|How do I make a claim?|When is the next meeting?|How long is the guarantee?|What are the side effects?|What papers do I need?|How long is the probationary period?',
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
      'Wann muss ich zahlen?|Wann beginnt es?|Wann endet es?|Wie hoch ist die Kaution?|Wie lang ist die Kündigungsfrist?|Wie viele Urlaubstage gibt es?|Wie lange ist Widerspruch möglich?|Wen kann ich anrufen?|Wie kann man kündigen?|Wann bekomme ich die Kaution zurück?|Was passiert, wenn ich zu spät zahle?|Was kostet es, vorzeitig zu kündigen?|Wer zahlt die Reparaturen?|Was ist nicht versichert?|Wann ist die nächste Sitzung?|Wie lange gilt die Garantie?|Welche Nebenwirkungen gibt es?|Welche Unterlagen brauche ich?|Wie lange dauert die Probezeit?',
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
      'Quand dois-je payer ?|Quand commence-t-il ?|Quand prend-il fin ?|Quel est le montant du dépôt de garantie ?|Quel est le préavis ?|Combien de jours de congés y a-t-il ?|Quel est le délai de recours ?|Qui peut-on appeler ?|Comment peut-on résilier ?|Quand le dépôt de garantie est-il rendu ?|Que se passe-t-il si je paie en retard ?|Combien coûte une résiliation anticipée ?|Qui paie les réparations ?|Qu’est-ce qui n’est pas couvert ?|Quand a lieu la prochaine réunion ?|Combien de temps dure la garantie ?|Quels sont les effets indésirables ?|Quels documents faut-il fournir ?|Combien de temps dure la période d’essai ?',
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
      '¿Cuándo tengo que pagar?|¿Cuándo empieza?|¿Cuándo termina?|¿Cuánto es la fianza?|¿Cuál es el preaviso?|¿Cuántos días de vacaciones hay?|¿Cuál es el plazo para recurrir?|¿A quién se puede llamar?|¿Cómo se puede cancelar?|¿Cuándo se devuelve la fianza?|¿Qué pasa si pago tarde?|¿Quién paga las reparaciones?|¿Qué no está cubierto?|¿Cuándo es la próxima reunión?|¿Cuánto dura la garantía?|¿Qué efectos secundarios tiene?|¿Qué documentos necesito?|¿Cuánto dura el periodo de prueba?',
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
      'Quando devo pagare?|Quando inizia?|Quando scade?|A quanto ammonta il deposito?|Qual è il preavviso?|Quanti giorni di ferie ci sono?|Qual è il termine per il ricorso?|Chi si può chiamare?|Come si può disdire?|Quando viene restituito il deposito?|Che cosa succede se pago in ritardo?|Chi paga le riparazioni?|Che cosa non è coperto?|Quando è la prossima riunione?|Quanto dura la garanzia?|Quali sono gli effetti indesiderati?|Quali documenti servono?|Quanto dura il periodo di prova?',
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
      'Quando tenho de pagar?|Quando começa?|Quando termina?|Quanto é a caução?|Qual é o aviso prévio?|Quantos dias de férias há?|Qual é o prazo para recorrer?|Para quem posso ligar?|Como posso cancelar?|Quando é devolvida a caução?|O que acontece se eu pagar tarde?|Quem paga as reparações?|O que não está coberto?|Quando é a próxima reunião?|Quanto tempo dura a garantia?|Quais são os efeitos secundários?|De que documentos preciso?|Quanto tempo dura o período experimental?',
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
      'Wanneer moet ik betalen?|Wanneer begint het?|Wanneer eindigt het?|Hoe hoog is de borg?|Hoe lang is de opzegtermijn?|Hoeveel vakantiedagen zijn er?|Hoe lang is bezwaar mogelijk?|Wie kan ik bellen?|Hoe kan ik opzeggen?|Wanneer krijg ik de borg terug?|Wat gebeurt er als ik te laat betaal?|Wie betaalt de reparaties?|Wat is niet verzekerd?|Wanneer is de volgende vergadering?|Hoe lang is de garantie?|Welke bijwerkingen zijn er?|Welke papieren heb ik nodig?|Hoe lang is de proeftijd?',
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
      'Kiedy trzeba zapłacić?|Kiedy się zaczyna?|Kiedy się kończy?|Ile wynosi kaucja?|Jaki jest okres wypowiedzenia?|Ile jest dni urlopu?|Jaki jest termin odwołania?|Do kogo można zadzwonić?|Kiedy zwracana jest kaucja?|Co się stanie, jeśli zapłacę za późno?|Kto płaci za naprawy?|Czego nie obejmuje ubezpieczenie?|Kiedy jest następne zebranie?|Jak długo trwa gwarancja?|Jakie są skutki uboczne?|Jakie dokumenty są potrzebne?|Ile trwa okres próbny?',
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
      'Когда нужно заплатить?|Когда начинается срок?|Когда заканчивается срок?|Какой залог?|За сколько дней нужно предупредить?|Сколько дней отпуска?|Какой срок обжалования?|Куда можно позвонить?|Когда вернут залог?|Что будет, если заплатить поздно?|Кто платит за ремонт?|Что не покрывает страховка?|Когда следующее собрание?|Сколько действует гарантия?|Какие побочные эффекты?|Какие документы нужны?|Сколько длится испытательный срок?',
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
      'いつまでに支払いますか。|いつ始まりますか。|いつ終わりますか。|敷金はいくらですか。|解約は何か月前に予告しますか。|休暇は何日ですか。|連絡先はどこですか。|敷金はいつ返ってきますか。|支払いが遅れるとどうなりますか。|修理代は誰が払いますか。|補償されないのは何ですか。|次の会議はいつですか。|保証期間はどのくらいですか。|副作用は何ですか。|必要な書類は何ですか。|試用期間はどのくらいですか。',
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
      '什么时候付款？|什么时候开始？|什么时候结束？|押金是多少？|要提前多久通知？|年假有几天？|联系电话是多少？|押金什么时候退？|逾期付款会怎么样？|维修费谁付？|哪些不赔？|下次会议是什么时候？|保修期多长？|有什么副作用？|需要什么材料？|试用期多长？',
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
      'متى يجب الدفع؟|متى يبدأ العقد؟|متى ينتهي العقد؟|كم مبلغ التأمين؟|كم مدة الإشعار؟|كم يوما مدة الإجازة؟|ما رقم الهاتف؟|متى يعاد مبلغ التأمين؟|ماذا يحدث إذا تأخرت في الدفع؟|من يدفع تكاليف الإصلاح؟|ما الذي لا يغطيه التأمين؟|متى الاجتماع القادم؟|كم مدة الضمان؟|ما الآثار الجانبية؟|ما المستندات المطلوبة؟|كم مدة فترة التجربة؟',
  },
}
