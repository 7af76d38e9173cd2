import type { DangerPhrases } from '../../phrases/danger-phrases.ts'

export const dangers: DangerPhrases = {
  cancels: 'desist|anula|cancela',
  injures: [
    '(?:gas(?:es)?|vapores|humos) tóxicos?_|monóxido de carbono_|descarga eléctrica_|electrocu\\p{L}+',
    '(?:peligro|riesgo) de (?:muerte|incendio|explosión|derrumbe|caída|asfixia)_',
  ].join('|'),
  timeAndAgain: '(?:al|por) (?:cada )?(?:día|semana|mes)_',
  excepts: 'salvo_|excepto_',
  takesWhole:
    '(?:totalidad|total) del? (?:\\p{L}+ ){1,3}(?:se (?:pierde|cobra)|será exigible|es exigible)',
  losesMain:
    '(?:oferta|subvención|solicitud|licencia|candidatura)s?_[^.;]{0,80}?(?:caduc\\p{L}+|excluid\\p{L}+|rechazad\\p{L}+|inadmitid\\p{L}+)',
  severeAllergy: 'alergia (?:grave|severa)|anafila',
  deadly: 'mort(?:al|el)|muerte|infarto|trombos|embol|anafila',
  tellsInsurance: 'asegur|segur|garanti',
  tellsCause: [
    '(?:(?:a|por) causa del?|debido al?|porque|ya que)_[^,;:.]{0,120}_',
    '(?:tras|después de|a) la (?:terminación|finalización|resolución|extinción)_',
  ].join('|'),
  conditionInFront: '',
  joinsClauses: 'y|o|pero',
  otherwise: '^de lo contrario',
  notPaidFor: 'no (?:cubre|cubrimos|pagamos|incluye|está(?:n)? cubiert[oa]s?)_|exclusiones_',
  notLiable:
    'no (?:será|serán|es|son|responde|se hace)[^.;]{0,30}(?:responsable|responde)|no serán?[^.;]{0,30}responsable',
  balancesCover: 'y (?:lo que )?no_',
  interactions: '(?:informe|consulte) a su (?:médico|farmacéutico)[^.;]{0,60}medicamentos?',
  lacks: 'sin\\s.{1,24}\\s(?:puede|pueden)_',
  absolutely: 'nunca_|bajo ningún concepto_',
  opensReasons: '^(?:antecedentes|hechos|motivos|fundament)',
  opensOrder: '^(?:fallo|parte dispositiva|dispositivo)',
  closesRuling: '^(?:recurso|costas|impugna)',
  reasonsFollow: '(?:motivos?|razones)(?: \\p{L}+){0,2}\\s?[:：]$',
  whenLate: 'prescri|caduc|perd|pierd|extin|transcurrid|no se (?:acept|tendr|admit)',
  agreesBySilence: 'acept|elegid|aprob|consent|conform',
  lessens: 'reduc',
  auxiliary: '',
  limitsOwnLiability: 'responsabilidad [^.;]{0,100}?(?:(?<!i)limitad|exceder|superar)',
}
