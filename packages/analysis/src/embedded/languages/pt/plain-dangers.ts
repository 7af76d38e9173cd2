import type { PlainDangers } from '../plain-dangers.ts'

export const plainDangers: PlainDangers = {
  emergency:
    '(?:ligue|chame|telefone) (?:imediatamente |primeiro )?(?:para )?(?:o )?(?:(?:999|112|911|000|111|15|18|061|118|192|193|103|997|998|120|119)_|uma ambulância|os bombeiros)|(?:vá|dirija-se|procure) (?:imediatamente |logo )?(?:às urgências|ao hospital|o pronto-socorro|um médico)',
  hurt: '[0-9]+ (?:pessoas|crianças|clientes|doentes)_ [^.;]{0,30}(?:ferid[ao]s|queimad[ao]s|intoxicad[ao]s|hospitalizad[ao]s|lesionad[ao]s)',
  stop: '^(?:[^.;]{0,160}?[,:;–] ?)?(?:(?:nunca|jamais) (?!foi_|houve_|mais_|teve_|se_)\\p{L}{3,} \\S|não (?:acenda|toque|force|perfure|lixe|desmonte|beba|engula|inale|ultrapasse|misture)m?_|não (?:use|utilize|abra|ligue|entre)m?_ [^.;]{0,80}?(?:até_|enquanto|sem_|se_|quando)|(?:retire|ponha|coloque|tire) [^.;]{1,50} fora de (?:serviço|uso)|(?:pare|deixe) de (?:usar|utilizar)|(?:abandone|evacue|saia) (?:imediatamente )?d?[ao] (?:sala|edifício|prédio|casa))',
  gone: '(?:não|deixará de) (?:estará|estarão|estar|será|ser) (?:mais )?(?:dispon[íi]ve[li]s?|fornecid[oa]|oferecid[oa]) (?:após|depois|para além|uma vez)',
  unpaid:
    '(?:com a|na|desde a) (?:criação|entrega|assinatura),? (?:e não|independentemente) [^.;]{0,20}pagamento',
  uncovered:
    '(?:reduzid|limitad)[oa]s? ao mínimo (?:legal|obrigatório)|não (?:contratad|subscrit)[oa]s?_|(?:segurad|cobert)[oa]s? (?:só|apenas|somente) para',
  fine: '(?:cancelamento|cancelar|anulação)_[^.;]{0,40}(?:custa|é cobrad)[^.;]{0,20}[0-9]|(?:multa|coima)[^.;]{0,40}(?:de|desde|até|entre)[^.;]{0,12}[0-9]|[nà]a? (?:segunda|terceira|quarta)(?: vez| ocorrência)?,? (?:suspensão|expulsão|o aluno (?:volta|é suspenso))',
  blocked:
    '(?:matrícula|rematrícula|fornecimento|acesso|cartão|conta)_[^.;]{0,60}(?:bloquead|suspens|cortad|cancelad)[oa]_|(?:enviad|encaminhad|levad)[oa]s? (?:ao|a) (?:cartório|protesto|cobrança)',
  silence:
    '(?:silêncio|falta de resposta|pagamento)[^.;]{0,80}(?:aceitação|concordância|consentimento|renúncia)',
  bannedAfter:
    '(?:meses|anos) (?:após|seguintes|depois) [^.;]{0,80}(?:não poderá|fica proibid|abster-se)',
  finding:
    'al[eé]rgi(?:a|co|ca)_ (?:a|à|ao)_|(?:nódulo|lesão|massa|quisto|cisto|pólipo)_ [^.;]{0,90}a (?:esclarecer|estudar|vigiar|investigar)',
  unsafe: '(?:está|estão) (?:instáve(?:l|is)|em risco de (?:queda|ruir|desabar))_',
  doubled: 'o (?:dobro|triplo) (?:do|da|de)_',
  endsWith:
    '(?:cessa|termina) (?:ao mesmo tempo|simultaneamente)|não (?:terá|tem) direito a qualquer (?:indemnização|indenização|compensação)',
  invalid:
    '(?:comunicação|denúncia|reclamação|pedido)_ [^.;]{0,60}(?:é|será|são) (?:nul[oa]s?|inválid[oa]s?|ineficaz(?:es)?)_',
  notPaid:
    'não (?:será|é) (?:paga|devida|abonada) (?:qualquer|nenhuma) (?:indemnização|indenização|compensação)',
  breaks: '(?:pode|poderá|podem) (?:danificar|destruir|apagar|desligar|anular)_',
  unwise:
    'não (?:é|se) (?:recomenda|recomendado|aconselha|aconselhável)_|por sua conta e risco|já não (?:é|são) permitid[oa]s?',
}
