import type { PAYSLIP_PROBLEMS } from '@contract/modules/files/payslip.calls'

export type PayslipProblem = (typeof PAYSLIP_PROBLEMS)[number]
export type Payee = {
  id: string
  employee_no: string
  last_name: string
  first_name: string
}
export type Match = { employee_id: string | null; problem: PayslipProblem | null }

/** Letters and figures alone, so that "Peña" and "PENA", "EM-HO-1" and "em ho 1" are the same. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
}

/** The words of a file's name without its folder and extension. */
function wordsOf(fileName: string): string[] {
  const last = fileName.split(/[/\\]/).at(-1) ?? ''
  const dot = last.lastIndexOf('.')
  const bare = dot > 0 ? last.slice(0, dot) : last
  return bare
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(word => word !== '')
}

/** The number may be cut by blanks or underscores; it begins and ends where a word of the name does. */
function numberAt(words: readonly string[], number: string): { from: number; to: number } | null {
  const wanted = plain(number)
  for (let from = 0; from < words.length; from += 1) {
    let joined = ''
    for (let to = from; to < words.length && joined.length < wanted.length; to += 1) {
      joined += words[to] ?? ''
      if (joined === wanted) return { from, to: to + 1 }
    }
  }
  return null
}

/**
 * Whose payslip a file is, by the employee number in its name. Where the name of a person stands beside it, it must be
 * the right one: two numbers that were swapped are found before anybody sees another's pay.
 */
export function matchPayslip(fileName: string, payees: readonly Payee[]): Match {
  const words = wordsOf(fileName)
  const found = payees
    .flatMap(payee => {
      const at = numberAt(words, payee.employee_no)
      return at ? [{ payee, at }] : []
    })
    // "EM-1-2026-000012" may hold "000012", should that be somebody's number too: the longer one is meant.
    .sort((a, b) => plain(b.payee.employee_no).length - plain(a.payee.employee_no).length)
  const best = found[0]
  if (!best) return { employee_id: null, problem: words.some(hasDigits) ? 'unknown_number' : 'no_number' }
  const { payee, at } = best
  const others = new Set([...words.slice(0, at.from), ...words.slice(at.to)])
  const isNamed = (one: Payee) =>
    wordsOf(`${one.last_name} ${one.first_name}.x`).some(word => others.has(word))
  const isAnother = !isNamed(payee) && payees.some(one => one.id !== payee.id && isNamed(one))
  return { employee_id: payee.id, problem: isAnother ? 'name_mismatch' : null }
}

const hasDigits = (word: string) => /[0-9]/.test(word)
