import type { AsidePhrases } from '../../phrases/aside-phrases.ts'

export const asides: AsidePhrases = {
  goesBack: `^(?:${[
    '(?:escrevemos|enviámos|contactámos|lembrámos)(?:-lhe)? (?:em|no|na|a)_',
    '(?:o senhor|a senhora|v\\. ?ex\\.ª) (?:solicitou|pediu|escreveu)_',
    '(?:na|por|com a) (?:nossa|sua) (?:carta|mensagem)_|todos os anos_',
    '(?:reportamo-nos|referimo-nos|acusamos (?:a )?rece[pç]?ção|fazemos referência)_',
  ].join('|')})`,
  repeatsKnown: '^como (?=[^.;]{0,60}(?:conhecimento|informámos|sabe[m]?|anunciámos))',
  givesGrades: `^(?:${[
    '(?:atribuímos|usamos|utilizamos) .{0,60}(?:nota|classificação|grau|nível)',
    '(?:o grau|a nota|o nível) [0-9] (?:significa|indica)_',
  ].join('|')})`,
  whyMailed: '^(?:(?:está a receber|recebe|recebeu) est[ea] .{0,40}porque_)',
  howToFill: '^(?:(?:preencha|escreva|assinale) .{0,40}(?:maiúsculas|quadr|letra))',
  courseOfCase: '^(?:(?:realizou-se|foi designada) (?:a )?audiência|(?:vieram|foram) os autos)',
  goesWithPapers:
    '^(?:(?:o|a|as|este|esta|estas) (?:\\p{L}+ ){1,3}(?:complementam?|completam?|fazem? parte)_)',
  whichEdition: `^(?:${[
    'as alterações (?:desta|em relação)_',
    '(?:a|esta|o|este) (?:presente |nossa |nosso )?(?:versão|edição|carta|proposta|orçamento).{0,80}(?:substitui|anula|previa|sem efeito)',
  ].join('|')})`,
  howFiguresStand: '^(?:(?:os )?(?:valores|números) entre par[êe]nteses_)',
  saysThatDecided: '^(?:nesta carta .{0,40}(?:a nossa|a) decisão)',
  followsBelow: 'celebram (?:entre si )?o (?:presente )?contrato[^.;]{0,40}seguintes[.:]?$',
  questionWord: 'porquê|o que|como|quando|quem',
  personMeant: 'você|o senhor|nós',
}
