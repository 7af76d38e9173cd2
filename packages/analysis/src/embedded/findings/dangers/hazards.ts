/* Expressions of all languages for what injures or kills. */

const hazard =
  /(?<!\p{L})(?:toxic (?:\p{L}+ )?(?:gas|fumes|vapou?rs?|smoke)|poisonous|chlorine gas|carbon monoxide|electric(?:al)? shock|electrocut\p{L}+|suffocat\p{L}+|asphyxia\p{L}*|scald(?:s|ed|ing)?|drown(?:s|ed|ing)?|gas leaks?|(?:risk|danger|hazard) of (?:\p{L}+ ){0,4}?(?:shock|fire|explosion|collapse|falling|drowning|burns)|(?:may|might|could|can|will) (?:explode|collapse|catch fire)|giftig\p{L}*|kohlenmonoxid\p{L}*|stromschl[aä]g\p{L}*|lebensgefahr|(?:explosions|brand|einsturz|absturz)gefahr|erstick\p{L}*|verbrüh\p{L}*|ertrink\p{L}*|(?:gaz|vapeurs|fumées) toxiques?|monoxyde de carbone|électrocution|danger de mort|risques? d(?:e |[’'])(?:explosion|incendie|effondrement|chute|noyade|asphyxie|brûlure)s?|(?:gas(?:es)?|vapores|humos) tóxicos?|monóxido de carbono|descarga eléctrica|electrocu\p{L}+|(?:peligro|riesgo) de (?:muerte|incendio|explosión|derrumbe|caída|asfixia)|gas tossic[oi]|monossido|folgorazione|scossa elettrica|(?:pericolo|rischio) di (?:morte|incendio|esplosione|crollo|caduta|soffocamento)|gás tóxico|gases tóxicos|choque elétrico|(?:perigo|risco) de (?:morte|incêndio|explosão|queda|desabamento|asfixia)|koolmonoxide|elektrische schok|levensgevaar|(?:brand|explosie|instortings)gevaar|verstikking\p{L}*|verdrink\p{L}*|trując\p{L}+|tlenk\p{L}+ węgla|porażeni\p{L}+ prądem|zagrożeni\p{L}+ życia|niebezpieczeństw\p{L}+ (?:pożaru|wybuchu|zawalenia)|uduszeni\p{L}+|ядовит\p{L}+|угарн\p{L}+ газ\p{L}*|поражени\p{L}+ (?:электрическим )?током|угроз\p{L}+ жизни|опасност\p{L}+ (?:пожара|взрыва|обрушения)|удушь\p{L}+)(?!\p{L})|有毒(?:ガス|气体)|一酸化炭素|一氧化碳|感電|触电|窒息|生命(?:の)?危険|生命危险|火災(?:の)?(?:おそれ|危険)|火灾(?:危险|隐患)|(?:غازات? سامة|أول أكسيد الكربون|صعق كهربائي|خطر (?:حريق|انفجار|الموت|انهيار)|اختناق)/iu

/** `H314 Causes severe burns`: the statements of a safety data sheet. */
const statement =
  /(?<![\p{L}\p{N}])(?:EUH\p{N}{3}|H[23]\p{N}{2}[A-Za-z]{0,2})[\s:–-]{1,3}\p{Lu}\p{Ll}/u

/** Whether a sentence tells of what injures or kills somebody. */
export function mayInjure(text: string): boolean {
  return hazard.test(text) || statement.test(text)
}
