import type { TaskPhrases } from '../../phrases/task-phrases.ts'

export const tasks: TaskPhrases = {
  dissents: "(?:a voté contre|n['’]accepte pas|s['’]oppose à)_",
  demands: [
    'mett(?:ons|ez|s) en demeure|vous sommons de',
    '(?:êtes|est|sont) (?:donc |ainsi )?(?:sommée?s?|invitée?s?|priée?s?|conviée?s?|convoquée?s?) (?:de|à)_',
    'exigeons',
  ].join('|'),
  tellsRemedy: [
    "faire l['’]objet d['’]un recours",
    "pouvez (?:\\p{L}+ )?(?:contester|former|exercer|introduire|saisir|vous rétracter)|disposez d['’]un délai",
    "avez jusqu['’]au|dispos(?:e|ez|ent) de \\p{N}+ (?:heures|jours|semaines|mois) pour",
  ].join('|'),
  occasion:
    '(?:assemblée|réunion|rendez-vous|audience|visite|passage|intervention|livraison|entretien|invitation|convocation)_',
  hourOfDay:
    '(?<![\\p{N}.,:/])\\p{N}{1,2}(?:[.:h]\\p{N}{2})?\\s?heures|à\\s\\p{N}{1,2}[.:h]\\p{N}{2}',
  alreadyHappened: '(?:a eu|ont|avait)_',
  payable: '(?:exigibles?|payables?)_|payables?_',
  meetingPoint: '^rendez-vous (?:sur|à|au|aux|devant|dans)_',
  dayOfReport:
    "^date (?:de (?:la |l['’])?|du )(?:visite|contrôle|inspection|prélèvement|expertise)$",
  readerDoes: '',
  everybodyDoes: 'chaque \\p{L}+ (?:paie|paye|verse|règle|apporte|signe)_',
  dutyInFuture:
    '(?!(?:pour|se|au|bénéficie|recev|perdr|conserve)r(?:a|ont)_)\\p{L}{3,}(?:er|ir|[dt]r|evr|ser)(?:a|ont)_',
  actsByDay:
    '(?:adresse|remet|verse|paie|paye|transmet|fournit|présente|restitue|règle|rembourse)_',
  doneByDay: '',
  byOrdinalDay: 'avant le \\p{N}{1,2}(?:er)? ',
  negatedFuture: "(?:ne|n['’])\\s?\\p{L}+(?:ra|ront) (?:pas|plus|rien)_",
  sentBy: '^(?:(?:par|via|lettre)\\s){0,3}recommandée?_[^.]{0,80}$',
  namesHereafter: 'ci-après_',
  permits:
    "^(?:vous|il|elle|(?:le|la|les) \\p{L}+|l[’'] ?\\p{L}+) (?:peut|pouvez|peuvent)_(?! pas_)",
  wouldHaveTo: '',
  byActing: '^en (?:signant|cochant|cliquant|acceptant|utilisant)_',
  notTheAddressee:
    "(?:(?:pas|n['’]êtes) (?:pas )?le destinataire|reçu (?:ce (?:message|courriel) )?par erreur)_",
  notCovered: '(?:non|pas) (?:couvert|compris|inclu|assuré|garanti)|exclusions',
  paymentArrives:
    "^(?:le virement|la somme|l['’]argent|le remboursement) (?:sera|vous (?:parviendra|sera)|arriver)",
  labelOfUse: '',
  endsCutOff: '(?:veuillez|et|ou|le|la|les|de|du|votre|gli|en)$',
  justWaits: '^(?:attendez|patientez)_ (?:environ )?\\S+ (?:secondes?|minutes?)\\.?$',
  toBeExpected:
    '^comptez (?:environ )?\\S+ (?:jours?|semaines?|mois|heures?)_|^aucun (?:paiement|acompte|versement) ne (?:peut|pourra|doit) être_',
  refersOn: '^(?:voir|cf\\.) (?:aussi )?(?:section|page|annexe|la )_',
  columnOfTasks: '^(?:responsable|échéance|statut)$',
  saysDone: '^(?:fait|terminée?|clos)_|^réalisée?_',
  columnOfReference: '(?:n(?:os|otre|\\/) ?réf\\S*|v(?:os|otre|\\/) ?réf\\S*|affaire suivie par)_',
  dueByItself: '^(?:échéance (?:principale|annuelle)|date anniversaire)$',
  onlyAnnounces: [
    '^veuillez trouver ci-',
    "^(?:j['’]ai|nous avons) (?:le|la|l['’])? ?(?:grand )?(?:plaisir|honneur|joie) de vous (?:informer|annoncer|faire savoir|confirmer)",
    '^(?:(?:je suis|nous sommes) (?:très )?heureu(?:x|se|ses) de vous|vous (?:trouverez|lirez) (?:dans|ci-))',
  ].join('|'),
  nothingToDo:
    "(?:aucune (?:démarche|action)|rien) (?:n['’]est |à )?(?:nécessaire|à faire|requise)_|(?:est|sont) chargée?s?,? [^.;]{0,60}de l['’]exécution",
  withdrawsWords:
    "(?:prions|prie) (?:de|d['’]) ?(?:bien vouloir )?(?:nous|m['’]|me) ?excuser|(?:ne pas|n['’]en pas) tenir compte_|présent(?:ons|e) nos excuses_",
  notesFigures:
    '(?:arrondis?|arrondissements?)_|(?:est|sont) (?:avant|après) (?:impôts?|amortissements?|intérêts?)_',
  notNeeded: [
    "n['’](?:est|sont) (?:donc )?pas (?:nécessaires?|requise?s?|exigée?s?)[.)]*$",
    "^(?:[^.;]{0,60} )?vous n['’](?:avez pas (?:à|besoin de)|êtes pas (?:tenue?s?|obligée?s?) de) [^.;,]{1,120}[.)]*$",
  ].join('|'),
  ruleRequires:
    '(?:manuel|règlement|procédure|norme|directive)(?: [\\p{L}\\p{N}./()-]+){0,3} (?:exige|impose|prévoit|prescrit)_(?![^.;]*vous_)',
  headsPromises:
    "^(?:ce que (?:nous (?:ferons|faisons|allons faire)|(?:le|la|l[’'])\\s?\\p{L}+ (?:fera|va faire))|nos engagements)$",
  headsDuties: '(?:obligations|engagements) d',
  wageIsPaid: '^(?:le |votre )?(?:salaire|traitement) (?:est|sera) (?:versé|payé|viré)',
  invertedCondition: '',
  refuses: "^[^.;,]{0,60} (?:ne |n['’])\\p{L}+(?:ra|ront) (?:pas|aucun)",
  headsWork: '^(?:vos |tes )?missions?_',
  asksPlainly: [
    "n['’]est (?:valable|effecti(?:f|ve)|ferme|définiti(?:f|ve)) que si [^.;]{3,60}(?:reçu|reçoit|signé)",
    "(?:est|sont) (?:nécessaires?|requise?s?|attendue?s?) (?:avant|pour|d[’']ici)(?= [^.;]{0,30}\\p{N})",
    '(?:doit|doivent|devra|devront) (?:nous (?:parvenir|être (?:retourn|remis|adress|transmis)\\p{L}*)|être (?:retourn|renvoy|remis|déposé)\\p{L}*)',
    'retourner (?:un|une|le|la|les|votre|vos|cet|cette|ce)_',
    "(?:nous avons besoin|il nous faut|nous attendons) [^.;]{3,80}(?:avant|pour|au plus tard|d[’']ici)(?= [^.;]{0,30}\\p{N})",
  ].join('|'),
  asksInInfinitive:
    "^(?:nous )?(?:retourner|renvoyer|prévenir|signer|joindre|adresser|déposer|déclarer|transmettre|compléter|apporter) (?:(?:un|une)(?! (?:mois|semaine))|le|la|les|votre|vos|nous|sous|à|l['’])",
  asksInQuestion:
    "^(?:et,? )?(?:(?:pouvez|pourriez)-vous (?:me |nous |m['’]|s['’]il vous plaît)|(?:peux|pourrais)-tu (?:me |nous |m['’]))",
  courtOrders: '^condamne_',
  headsWhatIsAsked: [
    '^(?:ce que (?:vous|les \\p{L}+) (?:devez|doivent|avez à) (?:faire|fournir|payer)|(?:vos démarches|à faire)|ce que nous attendons de vous|ce que (?:je|nous) vous demand(?:e|ons)|(?:vos )?prochaines étapes)$',
    '^(?:action (?:demandée|requise)|(?:pièces|documents) à (?:fournir|joindre|apporter|présenter))$',
    '^(?:ce qui )?(?:reste|demeure) à (?:votre|la) charge(?: du client)?$',
    '^(?:à|travaux à|prestations à) (?:votre charge|la charge du client)$',
    '^ce que vous devez (?:faire|préparer|fournir)$',
    '^à (?:faire|prévoir|fournir) (?:par vous|par vos soins|de votre côté)$',
  ].join('|'),
  opensStatement: '^(?:votre|vos|notre|nos|le|la|les|un|une|ce|cette|ces|nous|je|il|vous|si)_',
  dutyOfWriter: [
    'nous (?:sommes|serons|serions) (?:\\p{L}+ )?(?:tenue?s|obligée?s|contraint(?:e)?s)_[^.;]*',
    '(?:nous (?:oblige|impose|contraint)|nous (?:devrons|devons))_[^.;]*',
  ].join('|'),
  givesReason: "(?:parce qu(?:e|['’])|car(?= (?:il|elle|nous|le|la|les) ))_[^.;,]*",
  saidAtMeeting:
    '(?:propose de|a proposé|offre de|a offert|fait (?:noter|acter|constater)|annonce qu)_|annonce que_',
  takesMinutes: '^le procès-verbal de [^.;]{3,60} est (?:approuvé|adopté|lu)',
  confirmsMinutes: '',
  orderAsCondition: '',
  breachCosts: '(?:pénalités?|dommages(?:-intérêts)?|intérêts de retard|par jour de retard)_',
  closingDay: '(?:échéance|date limite|clôture)_',
  closesThen: 'les (?:inscriptions|candidatures|offres) (?:sont closes|ferment|seront closes)',
  todayOrTomorrow: "(?:aujourd['’]hui|demain)_",
  handedIn:
    '^(?:questions|candidatures?|inscriptions?|offres|réponses?)(?: (?:des?|par) [^:]{2,40})?$',
  handedInHow: '^(?:questions|candidatures|inscriptions) (?:par|à|via)_',
  backToWriter: 'à nous (?:retourner|renvoyer)_',
  byWhen: "(?<=^|[\\s(:;])(?:avant|au plus tard|jusqu['’]au)\\s[^.;:\\p{N}]{0,24}(?=\\p{N})",
  dueColumn: '(?<=^|; )(?:échéance|à payer)[^:;]{0,20}: [^;]{0,20}\\p{N}',
  holdsUntil: '(?:fixe|valable|garanti)\\sjusqu',
  nothingLeftToPay:
    '(?<=^|[;:,] ?)(?:payée?|réglée?)(?:[.,;]|$)|restant[^:;]{0,12}: (?:\\p{Lu}{3} |\\p{Sc} ?)?0[.,]00(?!\\p{N})',
  labelOfPayment: '^paiement$',
  valueWithin: '^(?:sous|à|dans les)_',
  whenColumn: '^(?:quand|date)_|^jour_',
  whereColumn: '^(?:où|lieu)_',
  measureColumn: [
    '^(?:actions?|mesures?|tâches?|recommandations?)(?: (?:à mener|à prendre|correctives?|convenues?|requises?))?$',
    '^(?:(?:travaux )?à (?:faire|effectuer)|(?:pièces?|documents?|justificatifs?)(?: (?:à fournir|demandée?s?))?)$',
  ].join('|'),
  urgencyColumn: '^(?:priorité|urgence)$',
  whatColumn: '^quoi(?: faire)?\\??$',
  tellsHaste: '(?:immédiatement|sans délai)_',
  turnsToReader: '(?:veuillez|vous|doit|doivent)_|recommand',
  orders:
    '^(?!(?:chez|assez|avez|êtes|pouvez|devez|voulez|serez|aurez|savez|souhaitez|désirez)_)\\p{L}{2,20}ez(?:-(?:nous|moi|la|le|les|vous|y|en|lui|leur))? (?:le|la|les|un|une|votre|vos|ce|cette|ces|nous|de|du|des|à|au|aux|sur|dans|avant|par|toujours|immédiatement)_',
  orderVerb: '',
  writerSpeaks:
    "^(?:si [^.;]{3,200}, )?nous_|^je (?:vous|suis|me|ne|reste|serai|tiens|joins)_|^j['’](?:ai|espère)_",
  asksOfReader: [
    'veuillez|merci de|nous vous (?:prions|demandons|invitons|recommandons|conseillons)|vous devez',
    'je vous (?:prie|demande|invite|recommande|conseille)_',
  ].join('|'),
  forbidsReader: 'vous ne (?:pouvez|devez) pas_',
  opensContrast: '(?<=[,;]\\s)(?:mais|toutefois|après quoi|ensuite)_',
  unlessClause: '(?:sauf si|à moins que)_[^.;]*',
  forbids: 'ne (?:peut|pouvez|peuvent|doit|devez|doivent) (?:pas|jamais|rien|\\p{L}+ personne)_',
  asksNothing: [
    "(?:n[’'](?:est|êtes|sont) pas (?:tenue?s?|obligée?s?)|n[’']avez (?:pas|rien) (?:besoin|à))_",
    "peut être (?:tenue?|obligée?)_|(?:requiert|nécessite|exige) (?:l[’']accord|le consentement|l[’']autorisation)_",
    "(?:n[’'](?:est|sont) pas (?:obligatoires?|exigée?s?|imposée?s?)|veuillez noter)_",
  ].join('|'),
  wishedFor: '',
  saidEarlier: 'vous (?:nous )?avez (?:dit|indiqué|déclaré|signalé|expliqué|précisé)_[^.;]*',
  withoutHaving: "sans (?:avoir à|devoir|qu['’])_[^.;]*",
  writerHasTo:
    'si (?:le|la|les|une?) [^.;,]{1,60}doi(?:t|vent)_[^.;,]*|(?:(?:que|si|lorsque|quand|car) nous (?:devons|devions|sommes tenus)|devoir vous (?:informer|annoncer))_',
  hasToBe:
    '(?:devez|faut|doit|doivent) (?:avoir (?:au moins|moins|plus)|être (?:âgé|majeur|résident|titulaire))',
  invertedClause: '',
  capsLiability: 'en aucun cas_[^.;]*|responsabilité_[^.;]{0,80}? (?:doit|pourra|devra)_[^.;]*',
  formality: [
    '(?:ne pas en tenir compte|lu et approuvé|rappeler [^.;]{0,30}référence|en (?:majuscules|lettres capitales))_',
    '(?:tournez la page|lire attentivement|ne pas répondre à ce)_',
  ].join('|'),
  toBeRead: '(?:à lire (?:\\p{L}+ ?){0,2}|à conserver|lire attentivement)[.!)]*$',
}
