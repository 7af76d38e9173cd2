const subjects = ['rent', 'deposit', 'heating', 'delivery', 'insurance', 'access', 'repair']
const people = ['Joseph Okafor', 'Helena Marrow', 'Dr. Ingrid Sol', 'Harbor Mill Ltd']

/** A text of about that many characters: numbered clauses with amounts, dates and names, no two alike. */
export function longText(characters: number): string {
  const paragraphs: string[] = ['SUPPLY AND TENANCY AGREEMENT']
  let length = 0
  for (let clause = 1; length < characters; clause += 1) {
    const subject = subjects[clause % subjects.length]
    const person = people[clause % people.length]
    const text =
      `${clause}. ${person} transfers €${1_000 + ((clause * 37) % 9_000)} concerning ${subject} obligations (schedule ${clause}) ` +
      `before ${1 + (clause % 28)} September ${2020 + (clause % 9)}, giving ${10 + (clause % 80)} days' written notification beforehand. ` +
      `Outstanding amounts attract ${1 + (clause % 9)} % additional interest; collection expenses remain chargeable notwithstanding termination. ` +
      `Professional ${subject} inspections, scheduled every ${2 + (clause % 11)} months, remain payable without deduction.`
    paragraphs.push(text)
    length += text.length + 2
  }
  return paragraphs.join('\n\n').slice(0, characters)
}
