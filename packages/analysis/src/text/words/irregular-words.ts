const forms = `arise arose arisen|be been|bear bore borne born|beat beaten|become became|begin began begun|bend bent|bind bound|bite bit bitten|bleed bled|blow blew blown
break broke broken|breed bred|bring brought|build built|burn burnt|buy bought|catch caught|choose chose chosen|cling clung|come came|creep crept|deal dealt|dig dug
draw drew drawn|dream dreamt|drink drank drunk|drive drove driven|dwell dwelt|eat ate eaten|fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled
fling flung|fly flew flown|forbid forbade forbidden|foresee foresaw foreseen|forget forgot forgotten|forgive forgave forgiven|freeze froze frozen|get got gotten
give gave given|go went gone|grow grew grown|hang hung|have had|hear heard|hide hid hidden|hold held|keep kept|kneel knelt|know knew known|lay laid|lead led|lean leant
learn learnt|leave left|lend lent|lie lain|light lit|lose lost|make made|mean meant|meet met|mislead misled|mistake mistook mistaken|outgrow outgrew outgrown
overcome overcame|overtake overtook overtaken|overthrow overthrew overthrown|pay paid|plead pled|prove proven|ride rode ridden|ring rang rung|rise rose risen
run ran|say said|see saw seen|seek sought|sell sold|send sent|sew sewn|shake shook shaken|shine shone|shoot shot|show shown|shrink shrank shrunk|sing sang sung
sink sank sunk|sit sat|sleep slept|slide slid|sow sown|speak spoke spoken|spell spelt|spend spent|spill spilt|spin spun|spring sprang sprung|stand stood|steal stole stolen
stick stuck|sting stung|strike struck stricken|strive strove striven|swear swore sworn|sweep swept|swell swollen|swim swam swum|swing swung|take took taken|teach taught
tear tore torn|tell told|think thought|throw threw thrown|undergo underwent undergone|understand understood|undertake undertook undertaken|uphold upheld|wake woke woken
wear wore worn|weave wove woven|weep wept|win won|wind wound|withdraw withdrew withdrawn|withhold withheld|withstand withstood|write wrote written
die died dies dying|lie lies lied lying|tie ties tied tying|vie vies vied vying|child children|foot feet|goose geese|man men|mouse mice|ox oxen|tooth teeth|woman women|half halves|life lives|leaf leaves|wife wives|knife knives|wolf wolves|shelf shelves
thief thieves|crisis crises|basis bases|thesis theses|analysis analyses|hypothesis hypotheses|criterion criteria|phenomenon phenomena|bacterium bacteria|datum data`

/** English words whose inflection no rule finds, each with its base form. */
export const irregularWords: ReadonlyMap<string, string> = new Map(
  forms.split(/[|\n]/u).flatMap((line) => {
    const [base = '', ...others] = line.split(' ')
    return others.map((form): [string, string] => [form, base])
  }),
)
