import type { WordsByLanguage } from './plain-danger-words.ts'

/* Expressions of all languages for what is lost, owed or bound by one plain line. */

/** `will not be available after week 52`: what its reader has, and then has no more. */
export const gone: WordsByLanguage = {
  en: "(?:(?:will|can|shall) not|won['’]t|cannot|no longer|not) be (?:available|provided|supplied|supported|offered|given|continued|prescribed) (?:to you )?(?:after|beyond|once|when)_|not (?:been )?\\p{L}+ within [^.;]{3,60} (?:is|are|shall be|will be|becomes?) (?:waived|lost|barred|forfeited|void|not payable|no longer (?:payable|due))_",
  de: '(?:nach|ab) [^.;,]{2,40} (?:nicht mehr|nicht länger) (?:verfügbar|erhältlich|bereitgestellt|angeboten|unterstützt|geliefert)|(?:steht|stehen|wird|werden|ist|sind)(?: \\p{L}+){0,3} (?:nach|ab) [^.;,]{2,40} nicht (?:mehr|länger) (?:zur verfügung|verfügbar|erhältlich)',
  fr: "(?:ne sera|ne seront|n[’']est|n[’']sera) (?:plus|pas) (?:disponibles?|fournie?s?|proposée?s?|pris en charge) (?:après|au-delà|une fois)",
  es: '(?:no|ya no|dejará de) (?:estará|estarán|estar|será|se) (?:disponibles?|suministrad[oa]|suministrará|ofrecerá) (?:después|tras|una vez|más allá)',
  it: '(?:non sarà|non saranno) (?:più )?(?:disponibil[ei]|fornit[oaie]|erogat[oaie]) (?:dopo|oltre|una volta)',
  pt: '(?:não|deixará de) (?:estará|estarão|estar|será|ser) (?:mais )?(?:dispon[íi]ve[li]s?|fornecid[oa]|oferecid[oa]) (?:após|depois|para além|uma vez)',
  nl: '(?:na|vanaf) [^.;,]{2,40} (?:niet (?:meer|langer)) (?:beschikbaar|verkrijgbaar|verstrekt|geleverd|ondersteund)|(?:niet|niet meer) beschikbaar (?:na|zodra)_',
  pl: '(?:po|od) [^.;,]{2,40} nie będ(?:zie|ą) (?:już )?(?:dostępn|oferowan|wydawan)\\p{L}+|nie będ(?:zie|ą) (?:już )?dostępn\\p{L}+ po_',
  ru: '(?:после|с) [^.;,]{2,40} (?:больше )?не (?:будет|будут) (?:доступ|предоставля|выдава|поставля)\\p{L}+|не (?:будет|будут) (?:доступ|предоставля|выдава)\\p{L}+ после_',
  ar: 'لن (?:يكون|تكون) (?:متاح|متوفر)\\p{L}* بعد',
  zh: '(?:之后|以后|后)(?:将)?不再(?:提供|供应|发放|支持)|(?:之后|以后|后)[^。,，]{0,8}(?:失效|作废)',
  ja: '以降は?[^。]{0,12}(?:提供|利用|使用)(?:され|でき)(?:ません|なくなり)',
}

/** What is given away whether or not it is paid for. */
export const unpaid: WordsByLanguage = {
  en: '(?:on|upon|at) (?:creation|delivery|signature|signing|completion|submission),? (?:and )?(?:not|rather than|regardless of|irrespective of|whether or not|even before|before any)_[^.;]{0,30}?pa(?:yment|id)|(?:whether|even if) (?:or not )?(?:it|they|the \\p{L}+|he|she|you) (?:is|are|has been|have been|was|were) (?:not |ever )?(?:yet )?paid_',
  de: '(?:mit|bei) (?:der )?(?:entstehung|schöpfung|lieferung|unterschrift|fertigstellung)[^.;]{0,30}(?:nicht erst (?:mit|bei) |unabhängig von )(?:der )?(?:be)?zahlung|(?:ob|auch wenn) [^.;]{0,30}(?:bezahlt|vergütet) (?:wird|wurde|ist) oder nicht',
  fr: '(?:dès|à) (?:la |leur |sa )?(?:création|livraison|signature|remise),? (?:et non|indépendamment|sans attendre) [^.;]{0,20}(?:paiement|règlement)',
  es: '(?:desde|con|en) (?:la |su )?(?:creación|entrega|firma),? (?:y no|con independencia|independientemente) [^.;]{0,20}pago',
  it: '(?:con|alla|dalla) (?:la )?(?:creazione|consegna|firma),? (?:e non|indipendentemente) [^.;]{0,20}pagamento',
  pt: '(?:com a|na|desde a) (?:criação|entrega|assinatura),? (?:e não|independentemente) [^.;]{0,20}pagamento',
  nl: '(?:bij|door|vanaf) (?:het |de )?(?:ontstaan|oplevering|levering|ondertekening),? (?:en niet|ongeacht|los van) [^.;]{0,20}betaling',
  pl: 'z chwilą (?:powstania|stworzenia|wydania|podpisania),? (?:a nie|niezależnie od) [^.;]{0,20}zapłat\\p{L}+',
  ru: '(?:с момента|в момент) (?:создания|передачи|подписания),? (?:а не|независимо от) [^.;]{0,20}оплат\\p{L}+',
  zh: '(?:自)?(?:创作|完成|交付)(?:完成)?(?:之日|时)起?[^。]{0,16}(?:不论|无论)是否付款',
  ja: '(?:作成|納品|完成)(?:時|と同時)に[^。]{0,20}支払い?の有無',
}

/** Cover that is cut down to the least that the law demands, or that was never taken out. */
export const uncovered: WordsByLanguage = {
  en: '(?:reduced|cut(?: back)?|brought down|limited|restricted|falls?|drops?|reverts?) (?:back )?to (?:only )?the (?:bare )?(?:legal|statutory|third[- ]party|mandatory|compulsory) minimum|not (?:been )?(?:taken out|taken up)_|(?:: |^)not (?:taken|selected|chosen|purchased|bought)_|(?<!(?:was|were) )(?:insured|covered|payable) (?:[^.;,]{3,40} )?(?:only for|for [\\p{L} ]{2,30} only)_',
  de: 'auf (?:den|das|die) (?:gesetzlich\\p{L}* |reine )?(?:mindest\\p{L}+|gesetzliche mindestmaß|haftpflicht\\p{L}*) (?:beschränkt|reduziert|herabgesetzt|gekürzt)|(?:nicht|kein\\p{L}*) (?:abgeschlossen|mitversichert|gewählt|vereinbart(?= –| -|$|\\)))_|nur für [\\p{L} ]{2,30} (?:versichert|gedeckt|mitversichert)',
  fr: "(?:ramenée?s?|réduite?s?|limitée?s?) (?:alors |automatiquement )?au(?:x)? (?:seuls? )?minim(?:um|a)|non[- ]souscrite?s?_|(?:n[’']a pas été|n[’']ont pas été) (?:souscrit|retenu)\\p{L}*|(?:assurée?s?|couverte?s?|garantie?s?) (?:seulement|uniquement) pour",
  es: '(?:reducid|limitad|rebajad)[oa]s? al mínimo (?:legal|obligatorio)|no (?:contratad|suscrit)[oa]s?_|(?:asegurad|cubiert)[oa]s? (?:solo|sólo|únicamente) para',
  it: '(?:ridott|limitat)[oaie] al (?:solo )?minimo (?:legale|di legge|obbligatorio)|non (?:acquistat|sottoscritt|attivat)[oaie]_|(?:assicurat|copert)[oaie] (?:solo|soltanto) per',
  pt: '(?:reduzid|limitad)[oa]s? ao mínimo (?:legal|obrigatório)|não (?:contratad|subscrit)[oa]s?_|(?:segurad|cobert)[oa]s? (?:só|apenas|somente) para',
  nl: '(?:teruggebracht|beperkt|verlaagd) tot (?:alleen )?het (?:wettelijk\\p{L}*|verplicht\\p{L}*) minimum|niet (?:afgesloten|meeverzekerd|meegekozen)_|alleen voor [\\p{L} ]{2,30} (?:verzekerd|gedekt)',
  pl: '(?:ograniczon|zmniejszon)\\p{L}+ do (?:ustawowego )?minimum|nie wykupion\\p{L}+',
  ru: '(?:снижа|сокраща|уменьша|ограничива)\\p{L}+ до (?:установленного законом |обязательного )?минимума|не (?:приобретен|приобретён|подключен|подключён|оформлен)[аоы]?_',
  ar: '(?:تخفض|يخفض) إلى الحد الأدنى|غير مشترك|لم يتم الاشتراك',
  zh: '(?:降至|减至)(?:法定|法律规定的?)最低|未(?:投保|购买|选购)',
  ja: '法定(?:の)?最低(?:限|額)[^。]{0,8}(?:に減額|まで引き下げ)|未加入|付帯なし',
}

/** A fine of the reader by its sum. */
export const fines: WordsByLanguage = {
  en: '(?:fines?|fixed penalty|penalty charge) (?:notice )?(?:for \\p{L}+ )?(?:of|is|are|from|between|up to)_ ?(?:up to |at least |between |from )?(?:£|\\$|€|[A-Z]{0,3} ?[0-9])|(?:can|may|will|shall) be fined_|\\p{Sc} ?[0-9][0-9.,]* fine_|costs? (?:you|the [\\p{L}-]+) [0-9.,]+ ?% of_',
  de: '(?:bußgeld|geldbuße|ordnungsgeld|zwangsgeld|strafe)[^.;]{0,30}(?:von|bis|in höhe)[^.;]{0,20}(?:€|euro|[0-9])',
  fr: "(?:amende|astreinte|contravention)_[^.;]{0,30}(?:de|jusqu[’']à|pouvant aller)[^.;]{0,20}[0-9]|passibles? d[’']une amende",
  es: '(?:multa|sanción)[^.;]{0,40}(?:de|desde|hasta|entre)[^.;]{0,12}[0-9]',
  it: '(?:multa|sanzione|ammenda)[^.;]{0,40}(?:da|dal|di|del|fino a|fra)[^.;]{0,12}[0-9]',
  pt: '(?:multa|coima)[^.;]{0,40}(?:de|desde|até|entre)[^.;]{0,12}[0-9]|[nà]a? (?:segunda|terceira|quarta)(?: vez| ocorrência)?,? (?:suspensão|expulsão|o aluno (?:volta|é suspenso))',
  nl: '(?:boete|dwangsom|naheffing)[^.;]{0,40}(?:van|tot)[^.;]{0,12}[0-9]',
  pl: '(?:grzywn\\p{L}*|mandat\\p{L}*|kar(?:a|ę|y|ą|ze)) (?:pieniężn\\p{L}+ )?[^.;]{0,30}(?:od|do|w wysokości)[^.;]{0,12}[0-9]',
  ru: '(?<!назначить [^.;]{0,80})штраф\\p{L}*[^.;]{0,40}(?:от|до|в размере|-|–)[^.;]{0,8}[0-9]',
  ar: 'غرامة[^.؛]{0,40}[0-9٠-٩]',
  zh: '(?:处|罚款)[^。；]{0,12}[0-9][0-9.]*(?:万)?元[^。；]{0,8}(?:罚款|以上|以下)?',
  ja: '(?:罰金|過料|反則金)[^。]{0,20}(?:円|[0-9])',
}

/** Who says or does nothing, or only pays, has agreed. */
export const silentConsent: WordsByLanguage = {
  en: '(?:silence|no (?:reply|answer|response|objection)|saying nothing|doing nothing|paying (?:it|the \\p{L}+ \\p{L}+)|(?:mere )?payment of [^.;,]{2,40})[^.;]{0,40} (?:counts?|is (?:taken|treated|regarded|deemed)|will be (?:taken|treated|regarded|deemed)|amounts?) (?:as|to)_ ?(?:be )?(?:accept|agree|consent|approv|waiv)\\p{L}*|if you (?:say|do) nothing[^.;]{0,60}(?:accept|agree|consent|waive)\\p{L}*',
  de: '(?:schweigen|zahlung|überweisung|nutzung|untätigkeit)[^.;]{0,80}(?:als|für eine?) (?:zustimmung|einverständnis|annahme|anerkenntnis|genehmigung|verzicht)|(?:als|gilt als|ebenfalls als) zustimmung_',
  fr: '(?:silence|absence de réponse|paiement|défaut de réponse)[^.;]{0,80}(?:vaut|valant|vaudra|équivaut à|considéré comme une?) ?(?:acceptation|accord|consentement|renonciation)',
  es: '(?:silencio|falta de respuesta|pago)[^.;]{0,80}(?:aceptación|conformidad|consentimiento|renuncia)',
  it: '(?:silenzio|mancata risposta|pagamento)[^.;]{0,80}(?:accettazione|consenso|assenso|rinuncia)',
  pt: '(?:silêncio|falta de resposta|pagamento)[^.;]{0,80}(?:aceitação|concordância|consentimento|renúncia)',
  nl: '(?:zwijgen|uitblijven van (?:een )?(?:reactie|antwoord)|betaling)[^.;]{0,80}(?:aanvaarding|instemming|akkoord|toestemming)',
  pl: '(?:milczenie|brak odpowiedzi|zapłat\\p{L}+)[^.;]{0,80}(?:zgod|akceptacj)\\p{L}*',
  ru: '(?:молчание|отсутствие ответа|оплат\\p{L}+)[^.;]{0,80}(?:соглас|акцепт)\\p{L}*',
  zh: '(?:逾期)?(?:未(?:答复|回复|提出异议)|不答复|沉默)[^。]{0,20}(?:视为|视同)(?:同意|认可|接受|放弃)',
  ja: '(?:異議|返答|回答)(?:が|の)ない[^。]{0,20}(?:承諾|同意|承認)(?:した)?(?:もの)?と(?:み)?な',
}

/** What the reader may not do for some time after it has ended. */
export const bannedAfter: WordsByLanguage = {
  en: "(?:during|for|within) [^.;]{0,60}(?:months?|years?|weeks?) (?:after|following|thereafter)[^.;]{0,80} (?:will|shall|may|must|can) not_|(?:will|shall|may|must|can|cannot|can[’']t) (?:not )?[^.;]{3,80} for (?:a further )?(?:[0-9]+|\\p{L}+) (?:months?|years?|weeks?) (?:after(?:wards)?|following)_",
  de: '(?:monate|jahre) (?:lang )?nach (?:ende|beendigung|ablauf|ausscheiden)[^.;]{0,80}(?:nicht|kein\\p{L}*|untersagt|verboten)_',
  fr: '(?:mois|ans?) (?:après|suivant) (?:la fin|le départ|la cessation|la rupture)[^.;]{0,80}(?:ne |interdi)',
  es: '(?:meses|años) (?:después de|siguientes|posteriores|tras) [^.;]{0,80}(?:no podrá|se abstendrá|prohib)',
  it: '(?:mesi|anni) (?:dopo|successivi|dalla) [^.;]{0,80}(?:non potrà|è vietato|si asterrà)',
  pt: '(?:meses|anos) (?:após|seguintes|depois) [^.;]{0,80}(?:não poderá|fica proibid|abster-se)',
  nl: '(?:maanden|jaar) na (?:het einde|afloop|beëindiging)[^.;]{0,80}(?:niet|geen|verboden)_',
  pl: '(?:miesięcy|lat) po (?:zakończeniu|ustaniu|rozwiązaniu)[^.;]{0,80}(?:nie|zakaz)',
  ru: '(?:месяцев|лет) после (?:окончания|прекращения|увольнения)[^.;]{0,80}(?:не вправе|не может|запрещ)',
  zh: '(?:终止|离职|解除)后[^。]{0,16}(?:年|个月)内[^。]{0,20}(?:不得|禁止)',
  ja: '(?:終了|退職)後[^。]{0,16}(?:年|か月|ヶ月)間?[^。]{0,30}(?:してはならない|しないものとする|禁止)',
}

/** What is cut off, blocked or handed to collectors once somebody is behind with paying. */
export const blocked: WordsByLanguage = {
  de: '(?:strom|gas|wasser|anschluss|zugang|karte|konto)\\p{L}* (?:wird|kann|werden)[^.;]{0,60}(?:gesperrt|abgestellt|unterbrochen|eingestellt)',
  fr: '(?:fourniture|alimentation|électricité|eau|accès|carte|compte)_[^.;]{0,60}(?:coupée?|suspendue?|bloquée?|limitée?)_',
  es: '(?:suministro|acceso|tarjeta|cuenta|matrícula)_[^.;]{0,60}(?:cortad|suspendid|bloquead|suspenderá|cortará)\\p{L}*',
  it: '(?:fornitura|accesso|tessera|conto|iscrizione)_[^.;]{0,60}(?:sospes|bloccat|interrott)[oaie]_',
  pt: '(?:matrícula|rematrícula|fornecimento|acesso|cartão|conta)_[^.;]{0,60}(?:bloquead|suspens|cortad|cancelad)[oa]_|(?:enviad|encaminhad|levad)[oa]s? (?:ao|a) (?:cartório|protesto|cobrança)',
  nl: '(?:levering|stroom|gas|water|toegang|kaart|rekening)_[^.;]{0,60}(?:afgesloten|geblokkeerd|stopgezet|opgeschort)',
  pl: '(?:dostaw\\p{L}+|dostęp|prąd|konto|karta)_[^.;]{0,60}(?:wstrzyman|odcięt|zablokowan|odłączon)\\p{L}*',
  ru: '(?:подача|поставка|доступ|услуга|карта|счёт)_[^.;]{0,60}(?:ограничен|приостановлен|прекращен|прекращён|отключен|отключён|заблокирован)\\p{L}*',
  zh: '(?:停水|停电|停气|断网|限电)(?:处理|措施)|(?:暂停|停止|限制)(?:供电|供水|供气|服务|使用权)',
  ja: '(?:供給|サービス|利用)を?(?:停止|制限)(?:する|いたし|します|されます)',
}

/** Who pays, where a language names him behind the verb. */
export const borne: WordsByLanguage = {
  ru: '(?:оплачива\\p{L}+|за сч[её]т|взыскива\\p{L}+ с) (?:собственник|жил(?:ец|ьц)|абонент|потребител|арендатор|нанимател|заказчик|виновн)\\p{L}*',
}
