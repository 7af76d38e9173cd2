import type { AnalysisMode } from '@precis/domain'

/** What each mode asks the model to look for beyond a balanced reading. */
export const modeFocus: Readonly<Record<AnalysisMode, string>> = {
  general:
    'Give a balanced reading: what the document is for, what it says, what follows from it and what a careful reader must not miss.',
  contract:
    'Read it as a contract. Look for the parties, duties of each side, payments and amounts, dates, deadlines and notice periods, term and renewal, termination, liability, indemnities, warranties, confidentiality, assignment, governing law. Critical details are terms with money, dates or limits. Risks are clauses that bind one side, renew by themselves, cap or exclude liability, allow changes alone or leave something open.',
  report:
    'Read it as a report. Look for findings, figures with their units and periods, changes and trends, causes given, forecasts, decisions and recommendations. Critical details are the figures that carry the findings. Risks are uncertainties, adverse trends and dependencies that the report names.',
  technical:
    'Read it as a technical document. Look for requirements, limits and tolerances, versions and compatibility, steps of procedures, prerequisites, warnings and known problems. Critical details are values, limits and conditions. Risks are hazards, failure cases and what the text warns of.',
  academic:
    'Read it as scholarly work. Look for the question, the method and data, the results with their measures, what they mean, limitations and further work. Critical details are sample sizes, measures and conditions. Risks are limitations and threats to validity that the authors name.',
}
