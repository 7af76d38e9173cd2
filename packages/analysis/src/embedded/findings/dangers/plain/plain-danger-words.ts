import type { RulesLanguage } from '../../../languages/which-language.ts'

/* Expressions of all languages for dangers that are told in one plain line, without any word of loss. */

export type WordsByLanguage = Partial<Readonly<Record<RulesLanguage, string>>>

const never =
  'never_ (?!mind_|before_|again_|ha[sd]_|have_|was_|were_|is_|are_|did_|does_|do_|been_|an?_|the_|more_|less_|once_|ending_|fear_|heard_|seen_|sold_|too_|quite_|under_|on_|in_|at_|with_|for_|by_|from_|to_|after_|down_|out_|without_)(?!\\p{L}+(?:ed|en)_)\\p{L}{2,} \\S|must never_|(?:on no account|under no circumstances) (?!will_|shall_|does_|is_|are_|may we_)'
/** What nobody does without being harmed. */
const harmful =
  '(?:light|ignite|touch|bridge|bypass|override|defeat|disable|dismantle|pierce|puncture|incinerate|immerse|inhale|swallow|sand|scrape|drill|weld|refreeze|swim|bathe|dive|climb|force|tamper|stand (?:under|below|beneath|in front)|walk under|look into|drink|overload|mix_ (?:it|them|with)|exceed)'
/** What may be done at other times. */
const otherwiseFine =
  '(?:use|drive|ride|operate|start|restart|run|switch|turn|plug|charge|open|enter|eat|give|take|wear|lift|stop|change|skip|move|connect|reconnect|leave|sleep|cook|return to|go (?:in|back|near))'
const whileUnsafe =
  '(?:until|while|if|when|without (?:asking|gloves|a |the |first)|near_|even_|again_|because|since|as_ (?:it|they|this|there)|under any|for any reason)'
const no =
  'no_ (?:live )?(?:vaccines?|vaccinations?|alcohol|food|drink|grapefruit|driving|swimming|smoking|bathing|sport|heavy lifting|(?:naked|open) flames?)_[^.;]{0,60}? (?:during|for|until|before|after|within|while|near)_'
const doNot = "(?:do not|don['’]t|please do not|please don['’]t|must not|do NOT)"

/** What must not be done, or has to be left at once, for it is dangerous. */
export const stops: WordsByLanguage = {
  en: `^(?:[^.;]{0,160}?(?:[,:;–—] ?| and ))?(?:${never}|${no}|${doNot} ${harmful}_|${doNot} (?:\\p{L}+, )?${otherwiseFine}_[^.;]{0,80}? ${whileUnsafe}|(?:take|put) (?:it|the \\p{L}+|your \\p{L}+|this \\p{L}+) out of (?:service|use|operation)_|(?:stop|cease) using (?:it|the|your|this|them)_|(?:unplug|switch off|turn off) [^.;]{1,40} and (?:do not|don['’]t|never) use|(?:leave|evacuate) the (?:room|building|house|area|site|flat|water)_)`,
  de: '^(?:[^.;]{0,160}?[,:;–] ?)?(?:(?:niemals|nie|keinesfalls|auf keinen fall|unter keinen umständen) (?:den|die|das|ein|eine|einen|ohne|mit|in|an|auf|unter|mehr als|zwei|selbst|\\p{L}+ und)_|\\p{L}{3,}en sie [^.;]{0,60}?(?:niemals|nie|keinesfalls|auf keinen fall|unter keinen umständen)_|(?:benutzen|verwenden|betreiben|berühren|öffnen|betreten|trinken|zünden|heizen|starten|fahren) sie [^.;]{1,60}?(?:nicht mehr|nicht weiter|nicht,? (?:bis|solange|bevor|wenn|während))|\\p{L}+(?: \\p{L}+){0,6}? (?:sofort|umgehend) außer betrieb|(?:nehmen|setzen) sie [^.;]{1,60} außer betrieb|(?:verlassen|räumen) sie (?:sofort |umgehend )?(?:den|das|die) (?:raum|gebäude|haus|wohnung|bereich))',
  fr: "^(?:[^.;]{0,160}?[,:;–] ?)?(?:ne (?:jamais|pas (?:allumer|toucher|ouvrir|utiliser|percer|poncer|démonter|boire|ponter|forcer|avaler|inhaler|se baigner|dépasser|mélanger))|n['’](?:utilisez|ouvrez|allumez|essayez|arrêtez|avalez|entrez) (?:jamais|plus|pas [^.;]{0,60}?(?:avant|tant que|sans|si |pendant))|ne \\p{L}+ez jamais|ne (?:touchez|buvez|allumez|forcez|percez|poncez|dépassez) (?:pas|plus)|en aucun cas (?:ne |il ne faut)|(?:mettez|mettre) [^.;]{1,50} hors (?:service|tension)|(?:cessez|arrêtez) (?:immédiatement |aussitôt )?(?:de l['’]utiliser|d['’]utiliser|toute utilisation)|(?:quittez|évacuez) (?:immédiatement |aussitôt )?(?:la pièce|le bâtiment|les lieux))",
  es: '^(?:[^.;]{0,160}?[,:;–] ?)?(?:(?:nunca|jamás) (?!ha_|han_|se ha_|fue_|hubo_|más_)\\p{L}{3,} \\S|no (?:encienda|toque|abra|utilice|use|beba|fuerce|perfore|lije|desmonte|puentee|supere|mezcle|trague|inhale)n?_ [^.;]{0,80}?(?:hasta|mientras|sin_|si_|cuando|bajo ning|nunca|más_)|no (?:encienda|puentee|fuerce|perfore|trague|inhale|desmonte|beba)n?_|(?:ponga|retire|deje) [^.;]{1,50} fuera de servicio|deje de (?:usar|utilizar)|(?:abandone|evacúe|desaloje) (?:inmediatamente )?(?:la sala|el edificio|el local|la vivienda))',
  it: "^(?:[^.;]{0,160}?[,:;–] ?)?(?:(?:mai|non) (?:accendere|toccare|aprire|forzare|forare|carteggiare|smontare|ponticellare|bere|ingerire|inalare|superare|mescolare|bagnarsi)_|(?:non \\p{L}{3,}(?:re|te|i|a) mai)_|(?:mettere|metta|mettete) [^.;]{1,50} fuori servizio|(?:smett\\p{L}+|cess\\p{L}+) (?:subito |immediatamente )?(?:di usar|di utilizzar|l['’]uso)|(?:abbandon|evacu|lasci)\\p{L}* (?:subito |immediatamente )?(?:il locale|la stanza|l['’]edificio))",
  pt: '^(?:[^.;]{0,160}?[,:;–] ?)?(?:(?:nunca|jamais) (?!foi_|houve_|mais_|teve_|se_)\\p{L}{3,} \\S|não (?:acenda|toque|force|perfure|lixe|desmonte|beba|engula|inale|ultrapasse|misture)m?_|não (?:use|utilize|abra|ligue|entre)m?_ [^.;]{0,80}?(?:até_|enquanto|sem_|se_|quando)|(?:retire|ponha|coloque|tire) [^.;]{1,50} fora de (?:serviço|uso)|(?:pare|deixe) de (?:usar|utilizar)|(?:abandone|evacue|saia) (?:imediatamente )?d?[ao] (?:sala|edifício|prédio|casa))',
  nl: '^(?:[^.;]{0,160}?[,:;–] ?)?(?:(?:nooit|nimmer) (?!meer_|eerder_|te_|is_|was_)\\p{L}{3,} \\S|\\p{L}{3,} (?:u )?(?:\\p{L}+ ){0,3}nooit_ \\S|(?:gebruik|open|betreed|start|drink|rijd|ga) [^.;]{1,60}?(?:niet (?:meer|zolang|voordat|totdat|als)|onder geen beding)|(?:stel|neem|zet) [^.;]{1,50} buiten (?:bedrijf|gebruik|werking)|stop (?:direct |onmiddellijk )?met het gebruik|verlaat (?:direct |onmiddellijk )?(?:de ruimte|het gebouw|het huis))',
  pl: '^(?:[^.;]{0,160}?[,:;–] ?)?(?:(?:nigdy|pod żadnym pozorem) nie_|nie (?:wolno|należy) (?:dotykać|otwierać|używać|zapalać|pić|wchodzić|przekraczać|mieszać|demontować|mostkować)_|nie (?:dotykaj|używaj|otwieraj|zapalaj|pij|wchodź|przekraczaj|mieszaj)\\p{L}*|(?:wyłącz|wycof)\\p{L}+ [^.;]{1,50} z (?:eksploatacji|użytku|użycia)|(?:zaprzestań|przerwij)\\p{L}* używani|opuść (?:natychmiast )?(?:pomieszczenie|budynek))',
  ru: '^(?:[^.;]{0,160}?[,:;–] ?)?(?:(?:никогда|ни в коем случае|категорически) не_ |(?:категорически|строго) запрещ|не (?:прикасайтесь|открывайте|зажигайте|включайте|пейте|пользуйтесь|используйте|входите|превышайте|смешивайте|разбирайте)_|(?:выведите|вывести) [^.;]{1,50} из эксплуатации|прекратите (?:использование|пользоваться|эксплуатацию)|(?:покиньте|немедленно покиньте) (?:помещение|здание|дом|квартиру))',
  ar: 'لا (?:تستخدم|تلمس|تفتح|تشعل|تشرب|تدخل|تتجاوز|تخلط)[^.؛]{0,60}(?:أبدا|مطلقا|حتى|قبل|أثناء|إذا)|(?:أوقف|توقف عن) (?:استخدام|تشغيل)|(?:غادر|أخل) (?:الغرفة|المبنى|المكان) ?فور',
  zh: '(?:切勿|严禁|绝不(?:可|能|要)|请勿(?:触摸|点火|饮用|打开|拆卸|短接|混用|超载|靠近|入内))|(?:立即|马上)(?:停止使用|停用|停机|断电|撤离)|停止使用(?:并|该|此|本)',
  ja: '(?:絶対に|決して)[^。]{0,40}(?:しないで|ないこと|てはいけ|てはなり|禁止)|(?:直ちに|すぐに|ただちに)[^。]{0,20}(?:使用を中止|運転を停止|避難|退避)|使用を中止してください',
}

const emergencyNumber = '(?:999|112|911|000|111|15|18|061|118|192|193|103|997|998|120|119)'

/** When help is called at once. */
export const emergencies: WordsByLanguage = {
  en: `(?:dial|call|ring|phone) (?:(?:9-1-1|${emergencyNumber})_|an ambulance|(?:the )?(?:emergency services|fire brigade|poison))|go (?:straight |immediately |at once |directly )?to (?:a&e|the (?:nearest )?(?:hospital|emergency (?:room|department)|casualty))|(?:get|seek) (?:urgent |immediate |emergency )+(?:medical )?(?:help|advice|care|attention)|(?:see|call|phone|ring|tell|contact) (?:a|your) (?:doctor|gp) (?:at once|immediately|straight away)`,
  de: `(?:(?:rufen|wählen|verständigen) sie (?:sofort |umgehend |unverzüglich )?(?:(?:den |die )?(?:notruf|notarzt|rettungsdienst|feuerwehr|${emergencyNumber}_))|(?:sofort|umgehend|unverzüglich) (?:den |die |einen )?(?:notruf|notarzt|rettungsdienst|feuerwehr|arzt|${emergencyNumber}_)|suchen sie (?:sofort|umgehend|unverzüglich) [^.;]{0,30}(?:arzt|klinik|krankenhaus|notaufnahme))`,
  fr: `(?:appelez|composez|contactez|prévenez) (?:immédiatement |aussitôt |d['’]abord )?(?:le )?(?:${emergencyNumber}_|samu|pompiers|les secours)|(?:consultez|appelez) (?:immédiatement|sans attendre|aussitôt) (?:un|votre) médecin|rendez-vous (?:immédiatement )?aux urgences`,
  es: `(?:llame|marque|avise) (?:inmediatamente |primero )?(?:al |a )?(?:${emergencyNumber}_|emergencias|los bomberos|una ambulancia)|acuda (?:inmediatamente |de inmediato )?(?:a urgencias|al hospital|al médico)`,
  it: `(?:chiam\\p{L}+|compon\\p{L}+) (?:subito |immediatamente |prima )?(?:il )?(?:${emergencyNumber}_|un['’]ambulanza|i vigili del fuoco)|(?:si rechi|recarsi|andare|andate) (?:subito |immediatamente )?al pronto soccorso`,
  pt: `(?:ligue|chame|telefone) (?:imediatamente |primeiro )?(?:para )?(?:o )?(?:${emergencyNumber}_|uma ambulância|os bombeiros)|(?:vá|dirija-se|procure) (?:imediatamente |logo )?(?:às urgências|ao hospital|o pronto-socorro|um médico)`,
  nl: `(?:bel|waarschuw) (?:direct |onmiddellijk |eerst )?(?:${emergencyNumber}_|de brandweer|een ambulance)|(?:ga|neem) (?:direct|onmiddellijk) (?:naar|contact op met) (?:de (?:huisarts|spoedeisende)|het ziekenhuis|uw (?:arts|huisarts)|een arts)`,
  pl: `(?:zadzwoń|dzwoń|wezwij|wezwać|zadzwonić)\\p{L}* (?:natychmiast )?(?:pod )?(?:numer )?(?:${emergencyNumber}_|pogotowie|straż)|(?:natychmiast|niezwłocznie) (?:skontaktuj|skontaktować|zgłoś|udaj)\\p{L}* [^.;]{0,20}(?:lekarz|szpital)`,
  ru: `(?:звоните|позвоните|наберите|вызовите|вызывайте) (?:немедленно |сразу |сначала )?(?:по (?:номеру|телефону) )?(?:в )?(?:${emergencyNumber}_|скорую|пожарных)|(?:немедленно|срочно) обратитесь к врачу`,
  ar: '(?:اتصل|اتصلوا) (?:فور[اًا]+ )?(?:ب(?:الإسعاف|الطوارئ|الدفاع المدني)|على الرقم (?:911|999|112|997|998))|توجه (?:فور[اًا]+ )?إلى (?:الطوارئ|المستشفى)',
  zh: '(?:立即|马上|立刻|请)?(?:拨打|打)(?:120|119|110|999|112)|(?:立即|马上|立刻)就医',
  ja: '(?:119番|110番)に?(?:通報|電話)|(?:直ちに|すぐに|ただちに)[^。]{0,12}(?:受診|医師)',
}

/** How many were hurt by it. */
export const hurt: WordsByLanguage = {
  en: '[0-9]+ (?:of them |other |more )?(?:people|persons|customers|users|children|workers|patients|consumers|residents|passengers|injuries|deaths)_ (?:have been |were |was |has been )?(?:also )?(?:burn(?:ed|t)|injured|hurt|killed|poisoned|scalded|hospitali[sz]ed|taken (?:ill|to hospital)|have died|died|reported)_|(?:[0-9]+|\\p{L}+) (?:reports|cases|incidents) of (?:burns?|injur(?:y|ies)|fires?|choking|electric shocks?|poisoning|lacerations?)_',
  de: '[0-9]+ (?:personen|menschen|kinder|kunden|patienten)_ [^.;]{0,30}(?:verletzt|verbrüht|verbrannt|vergiftet|getötet|gestorben)',
  fr: '[0-9]+ (?:personnes|enfants|clients|patients)_ [^.;]{0,30}(?:blessée?s|brûlée?s|intoxiquée?s|hospitalisée?s|décédée?s)',
  es: '[0-9]+ (?:personas|niños|clientes|pacientes)_ [^.;]{0,30}(?:heridas?|heridos?|quemad[ao]s|lesionad[ao]s|intoxicad[ao]s|hospitalizad[ao]s)|(?:heridas?|lesiones|quemaduras) (?:en|a) [0-9]+ personas',
  it: '[0-9]+ (?:persone|bambini|clienti|pazienti)_ [^.;]{0,30}(?:ferit[ei]|ustionat[ei]|intossicat[ei]|ricoverat[ei])',
  pt: '[0-9]+ (?:pessoas|crianças|clientes|doentes)_ [^.;]{0,30}(?:ferid[ao]s|queimad[ao]s|intoxicad[ao]s|hospitalizad[ao]s|lesionad[ao]s)',
  nl: '[0-9]+ (?:personen|mensen|kinderen|klanten|patiënten)_ [^.;]{0,30}(?:gewond|verbrand|vergiftigd|opgenomen)',
  pl: '[0-9]+ (?:os[oó]b\\p{L}*|dzieci|klientów|pacjentów)_ [^.;]{0,30}(?:rann\\p{L}+|poparz\\p{L}+|zatru\\p{L}+|obrażeni\\p{L}+)',
  ru: '(?:пострадал\\p{L}*|травм\\p{L}+ получил\\p{L}*|ожоги получил\\p{L}*) [^.;]{0,20}[0-9]+|[0-9]+ (?:человек|детей|ребён\\p{L}+|пациент\\p{L}+)_ [^.;]{0,30}(?:пострадал|ранен|отравил|получил\\p{L}* (?:ожог|травм))',
  ar: '(?:أصيب|إصابة|وفاة) [0-9٠-٩]+',
  zh: '[0-9]+(?:人|名)[^。]{0,10}(?:受伤|烧伤|烫伤|死亡|中毒)',
  ja: '[0-9]+(?:人|名)[^。]{0,10}(?:負傷|けが|やけど|火傷|死亡)',
}
