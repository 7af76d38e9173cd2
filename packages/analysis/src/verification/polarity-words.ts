const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

/** Words that part one clause from the next. */
export const conjunctions = list(`
  and but yet while whereas und aber doch während et mais tandis y e pero mientras ma mas en maar i ale и но а`)

/** A denial behind one of these is a condition or an exception, which may be told as a rule in other words. */
export const conditions = list(`
  except save außer salvo sauf excepto exceto tranne behalve oprócz кроме if when where whenever unless until till whether before wenn falls sofern soweit solange ob bevor bis si lorsque quand
  tant avant cuando hasta antes se quando finché enquanto até als indien wanneer tot jeśli gdy если когда пока`)

/** Behind a denial these bound something and deny nothing: `not more than`, `no later than`, `not only`. */
export const bounds = list(`
  more less later earlier longer fewer higher lower exceed exceeding only least most mehr weniger länger später früher höher
  nur plus moins tard seulement más menos tarde solo sólo superior più meno oltre mais meer minder langer later dłużej
  więcej mniej более менее позднее`)

/** Words that deny, restrict or compare in a way of their own. */
export const restrictions = list(`
  above below over under more less least most beyond within mehr weniger über unter höchstens mindestens plus moins más menos
  más máximo mínimo più meno mais meer minder without nothing nobody nowhere neither nor only solely merely hardly unless until except excluding excluded excludes
  exclude forbidden forbids prohibited prohibits refuse refused refuses declined decline denied deny fails fail failed
  lapse lapses lost loses lose otherwise instead rather exempt void invalid conditional provided subject depends free
  ohne nichts niemand weder noch nur erst lediglich außer ausgenommen ausgeschlossen verboten untersagt entfällt verzichten
  verzichtet sonst statt unwirksam frei sans rien personne seulement uniquement que hors sauf interdit interdite exclu
  exclue exclus exclues refuse refusé sinon nulle nul ni sin nada nadie solo sólo solamente únicamente salvo excepto
  prohibido prohibida excluye excluyen excluido excluidos excluidas rechaza nulo senza niente nessuno soltanto tranne
  eccetto vietato escluso esclusi sem ninguém apenas exceto proibido excluído zonder niets niemand alleen slechts behalve
  verboden uitgesloten bez nic nikt tylko oprócz zabronione без ничто никто только кроме`)
