/** Pairs of words of opposite sense, as written. */
export const opposites = `first last|first final|initial final|first second|second third|third fourth|before after|begin end|start stop|start end|open close
increase decrease|rise fall|raise lower|grow decline|grow shrink|gain lose|expand contract|expand reduce|north south|east west|northern southern
eastern western|northeast southwest|northwest southeast|left right|high low|high lower|higher lower|highest lowest|upper lower|most least|most few
more less|more fewer|many few|large small|larger smaller|largest smallest|biggest smallest|big small|big little|great small|greater lesser
greatest least|long short|longer shorter|longest shortest|early late|earlier later|earliest latest|old new|old young|older newer|older younger
oldest newest|oldest youngest|ancient modern|best worst|better worse|good bad|good evil|strong weak|stronger weaker|strongest weakest|strengthen weaken
rich poor|wealthy poor|win lose|won lost|victory defeat|winner loser|allow prohibit|allow prevent|allow forbid|permit forbid|legal illegal
include exclude|inclusive exclusive|accept reject|accept refuse|support oppose|favor oppose|friend enemy|ally enemy|friendly hostile|formal informal
official unofficial|public private|public secret|internal external|inside outside|inner outer|interior exterior|above below|over under|top bottom
maximum minimum|maximize minimize|major minor|majority minority|positive negative|direct indirect|dependent independent|dependence independence
common rare|common uncommon|often rarely|often seldom|always never|usually rarely|all none|easy difficult|easy hard|simple complex|simple complicated
cheap expensive|costly cheap|fast slow|faster slower|quick slow|male female|men women|man woman|father mother|son daughter|brother sister|king queen
prince princess|emperor empress|husband wife|boy girl|uncle aunt|born die|birth death|live die|alive dead|build destroy|create destroy|construct demolish
buy sell|bought sold|give take|given taken|send receive|sent received|arrive leave|arrive depart|enter leave|enter exit|join leave|stay leave
attack defend|offensive defensive|love hate|like dislike|success failure|succeed fail|successful unsuccessful|advantage disadvantage|benefit harm
summer winter|day night|domestic foreign|native foreign|local foreign|voluntary forced|voluntary mandatory|optional mandatory|required optional
peace war|permanent temporary|fixed variable|static dynamic|single multiple|single several|same different|similar different|equal unequal
known unknown|necessary unnecessary|able unable|possible impossible|likely unlikely|probable improbable|popular unpopular|important unimportant
significant insignificant|relevant irrelevant|encourage discourage|approve reject|approve disapprove|agree disagree|appear disappear|advance retreat
presence absence|present absent|import export|employer employee|teacher student|urban rural|wide narrow|broad narrow|heavy light|dark light|hot cold
warm cool|wet dry|full empty|deep shallow|thick thin|union separation|unite divide|connect disconnect|attach detach|conservative liberal
catholic protestant|christian pagan|former latter|previous next|previous following|precede follow|active passive|active inactive|visible invisible
stable unstable|safe dangerous|true false|right wrong|correct incorrect|ignore consider|remember forget|hire fire|arrest release|appoint dismiss
keep discard|preserve destroy|remain leave|retain lose|continue stop|continue cease|rural city|land sea|ground air|army navy|civilian military
religious secular|head foot|import export|minority majority|half whole|partial complete|complete incomplete|total partial|absolute relative
theory practice|question answer|offense defense|predator prey|host guest|master slave|parent child|ancestor descendant|leader follower
discover lose|disprove prove|deny admit|deny confirm|deny accept|lend borrow|save spend|push pull|lift drop|cause prevent|help hinder|aid hinder
ascend descend|upward downward|forward backward|clockwise counterclockwise|odd even|plural singular|vertical horizontal|organic inorganic
natural artificial|raw cooked|rough smooth|sharp dull|tight loose|loud quiet|rapid gradual|sudden gradual|civilized uncivilized|literate illiterate`
