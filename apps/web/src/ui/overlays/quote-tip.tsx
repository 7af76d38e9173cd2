interface Props {
  /** Where the passage stands, in words. */
  place: string
  quote: string
}

/** The passage behind a chip, for its tooltip. */
export function QuoteTip({ place, quote }: Props) {
  return (
    <>
      {place}
      <q>
        <span className="cite">{quote}</span>
      </q>
    </>
  )
}
