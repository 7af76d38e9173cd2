import type { PlainDangers } from '../plain-dangers.ts'

export const plainDangers: PlainDangers = {
  emergency:
    '(?:llame|marque|avise) (?:inmediatamente |primero )?(?:al |a )?(?:(?:999|112|911|000|111|15|18|061|118|192|193|103|997|998|120|119)_|emergencias|los bomberos|una ambulancia)|acuda (?:inmediatamente |de inmediato )?(?:a urgencias|al hospital|al médico)',
  hurt: '[0-9]+ (?:personas|niños|clientes|pacientes)_ [^.;]{0,30}(?:heridas?|heridos?|quemad[ao]s|lesionad[ao]s|intoxicad[ao]s|hospitalizad[ao]s)|(?:heridas?|lesiones|quemaduras) (?:en|a) [0-9]+ personas',
  stop: '^(?:[^.;]{0,160}?[,:;–] ?)?(?:(?:nunca|jamás) (?!ha_|han_|se ha_|fue_|hubo_|más_)\\p{L}{3,} \\S|no (?:encienda|toque|abra|utilice|use|beba|fuerce|perfore|lije|desmonte|puentee|supere|mezcle|trague|inhale)n?_ [^.;]{0,80}?(?:hasta|mientras|sin_|si_|cuando|bajo ning|nunca|más_)|no (?:encienda|puentee|fuerce|perfore|trague|inhale|desmonte|beba)n?_|(?:ponga|retire|deje) [^.;]{1,50} fuera de servicio|deje de (?:usar|utilizar)|(?:abandone|evacúe|desaloje) (?:inmediatamente )?(?:la sala|el edificio|el local|la vivienda))',
  gone: '(?:no|ya no|dejará de) (?:estará|estarán|estar|será|se) (?:disponibles?|suministrad[oa]|suministrará|ofrecerá) (?:después|tras|una vez|más allá)',
  unpaid:
    '(?:desde|con|en) (?:la |su )?(?:creación|entrega|firma),? (?:y no|con independencia|independientemente) [^.;]{0,20}pago',
  uncovered:
    '(?:reducid|limitad|rebajad)[oa]s? al mínimo (?:legal|obligatorio)|no (?:contratad|suscrit)[oa]s?_|(?:asegurad|cubiert)[oa]s? (?:solo|sólo|únicamente) para',
  fine: '(?:cancelación|anulación|cancelar|anular)_[^.;]{0,40}(?:cuesta|se cobra)[^.;]{0,20}[0-9]|(?:multa|sanción)[^.;]{0,40}(?:de|desde|hasta|entre)[^.;]{0,12}[0-9]',
  blocked:
    '(?:suministro|acceso|tarjeta|cuenta|matrícula)_[^.;]{0,60}(?:cortad|suspendid|bloquead|suspenderá|cortará)\\p{L}*',
  silence:
    '(?:silencio|falta de respuesta|pago)[^.;]{0,80}(?:aceptación|conformidad|consentimiento|renuncia)',
  bannedAfter:
    '(?:meses|años) (?:después de|siguientes|posteriores|tras) [^.;]{0,80}(?:no podrá|se abstendrá|prohib)',
  finding:
    'al[eé]rgi(?:a|co|ca)_ (?:a|al)_|(?:nódulo|lesión|masa|quiste|pólipo)s?_ [^.;]{0,90}(?:pendiente de|a estudio|a filiar|a estudiar|por aclarar)',
  unsafe:
    '(?:está|están) (?:inestables?|a punto de caer|en mal estado)_|riesgo de (?:desprendimiento|derrumbe)|amenaza ruina',
  doubled: 'el (?:doble|triple) (?:del?|de la)_',
  endsWith:
    '(?:terminará|termina|se extingue|finaliza) al mismo tiempo|no (?:tendrá|tiene) derecho a (?:reclamación|indemnización) alguna',
  invalid:
    '(?:notificaci\\p{L}+|reclamaci\\p{L}+|solicitud\\p{L}*|desistimiento)_ [^.;]{0,60}(?:será|es|serán|son) (?:nul[oa]s?|no válid[oa]s?|ineficac\\p{L}+)_|no (?:será|es|tendrá) válid[oa]_',
  notPaid:
    'no (?:se (?:abonará|pagará|percibirá)|percibirá|cobrará) (?:ninguna?_ )?(?:indemnización|compensación)',
  breaks: '(?:puede|podría|pueden) (?:dañar|destruir|borrar|apagar|anular)_',
  unwise:
    'no (?:es|se) (?:recomienda|recomendable|aconseja|aconsejable)_|bajo su propi[oa] (?:riesgo|responsabilidad)|ya no (?:está|están) permitid[oa]s?',
}
