/** Abbreviations of other languages than English, without their last full stop, that do not end a sentence. */
export const neverFinalElsewhere = `str geb verh dipl dipl.-ing hrsg buchst rdnr rz whg kfm verf vorm z.zt z.t i.a m.w.n
dr pr ste bât esc appt chap p.ex c.-à-d vve
cond sig.na dott.ssa prof.ssa cav comm int p.zza v.le c.so fraz artt pagg lett rif prot c.a
dª d.ª sres sras lic arq avda pza plza pol izda dcha tfno teléf apdo n.º nº págs depto dto fdo ej admón cta gral urb edif expte ctra
eng eng.ª dra drª exmo exma ex.mo ex.ma srs srª esq fte telef telem fls cód conj
drs t.n.v t.b.v d.d i.p.v o.a m.i.v z.s.m evt fam wed jl
ul pl nr lok zam ur godz pkt ust poz np tzn tzw tj inż mgr hab adw ks woj gm m.in m.st p.o sygn zał egz w.w zob por al os im wg zw ds
pok insp sekr dyr kier nacz asyst prok pon wt śr czw pt niedz jedn późn nast wł kom wew ozn zob tab rys ang niem maks szer
г ул д кв корп стр пр просп пер пл обл ст п пп см тел т.е т.к т.н гр св гл ред табл прим инж проф акад доц зам зав нач
ген дир пос дер наб бул оф эт уч мкр лит р-н рег им просп тов т.ч напр исх вх доб пост абз разд изм доп отв исп мкрн пгт корр б.у`

/** Those that end a sentence only when a word that opens sentences follows. */
export const sometimesFinalElsewhere = `r.l s.n.c s.p.a s.a.s s.a.r.l e.v e.k lda ltda cía s.l.u s.l.p s.c o.o z.o.o sp
itp itd tys mln mld gr exp szt zł lek им рис т.д т.п др руб тыс млн млрд коп м см мм км кг шт ч мин`

/** Words that commonly open a sentence there. */
export const openersElsewhere = `w we na od do za po przy z ze nie jeżeli jeśli gdy o dla to ten ta te tego umowa strony wszelkie niniejsza
в во на от до за по при с со не если о об для это этот эта эти его их он она они все при также однако договор стороны если
kein keine unsere unser ihr ihre alle jede mit nach bis
su sus para por con sin si no al en del cada todo toda
il lo i gli le un una se non alla al del della dei delle ogni tutti per con è sono gli ai alle ed si ha nessun nessuna ciascun ciascuna
à ao aos às em por para com sem se não cada todo toda
bij met naar voor door alle u uw wij`
