/** `if the lease ends`, `because your flight is cancelled`: what happens to other things. */
const ofOthers =
  /(?<!\p{L})(?:if|when|because|wenn|falls|weil|si|lorsque|parce que|en cas de|cuando|porque|se|quando|qualora|perché|als|indien|omdat|jeśli|jeżeli|gdy|если|когда) (?:(?!(?<!\p{L})(?:you|either|both|we|sie|ihr|vous|usted|lei|voi|você|u|wij|pan|państwo|вы)(?!\p{L}))[^,.;:]){1,120}/giu
/** What is replaced by a newer paper. */
const superseded =
  /(?<!\p{L})(?:annule et remplace|(?:cancels and )?(?:supersedes|replaces)|hebt .{0,40} auf und ersetzt|anula y sustituye|annulla e sostituisce|anula e substitui|vervangt|zastępuje|отменяет и заменяет)(?!\p{L})/giu
/** Keys, sessions and visits are no agreements; a flight is called off with an airline. */
const ofThings =
  /(?<!\p{L})(?:revok\p{L}+|cancel\p{L}*|terminat\p{L}+|widerruf\p{L}*|révoqu\p{L}+|revoc\p{L}+|revog\p{L}+|отозв\p{L}+) (?:[\p{L}-]+ ){0,4}(?:keys?|tokens?|passwords?|sessions?|certificates?|logins?|schlüssel|passwör?te?r?|clés?|jetons?|claves?|contraseñas?|chiavi|chaves|senhas|ключ\p{L}*)(?!\p{L})|(?<!\p{L})(?:keys?|tokens?|passwords?|sessions?|certificates?|access) (?:was |were |has been |have been )?(?:revoked|cancelled|canceled|terminated|withdrawn)(?!\p{L})|(?<!\p{L})(?:cancel with|cancell?ing (?:a|your|the|his|her|their) (?:holiday|trip|journey|flight)|(?:cover|insurance) for cancell?\p{L}*|cancellation cover)(?!\p{L})/giu
/** What becomes of an agreement that somebody else may end. */
const byOthers =
  /(?<!\p{L})(?:peut être (?:résilié|annulé|suspendu)|kann .{0,30}(?:gekündigt|widerrufen|beendet) werden|pued[ea]n? ser (?:rescindid|cancelad|resuelt)|può essere (?:risolt|revocat|annullat)|pode ser (?:rescindid|cancelad|revogad)|kan .{0,30}worden (?:opgezegd|beëindigd|ingetrokken)|może zostać (?:wypowiedzian|rozwiązan|cofnięt)|может быть (?:расторгнут|прекращ|отозван))\p{L}*/giu

/** A statement without the words that sound as if its reader ended something, and do not say so. */
export function withoutOtherEndings(statement: string): string {
  return [ofOthers, superseded, ofThings, byOthers].reduce(
    (rest, pattern) => rest.replace(pattern, ' '),
    statement,
  )
}
