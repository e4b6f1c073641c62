import { roundedDivision, type Centavos } from '@contract/kernel/money'
import { WHOLE_RATE, type Rate } from '@contract/kernel/rates'
import { RefusedTerms } from '@contract/kernel/refused-terms'

/** A year's rate in percent over twelve months: the monthly rate is rate / MONTHLY, exactly. */
const MONTHLY = 12n * WHOLE_RATE
const LONGEST_TERM = 480

export type Loan = { principal: Centavos; annual_rate: Rate; months: number }

export type Amortisation = {
  principal: Centavos
  interest: Centavos
  amount: Centavos
  balance: Centavos
}

/** R-05, as one exact fraction rounded once: P × i(1+i)^n / ((1+i)^n − 1). */
export function monthlyPayment({ principal, annual_rate, months }: Loan): Centavos {
  if (!Number.isInteger(months) || months < 1 || months > LONGEST_TERM)
    throw new RefusedTerms('instalments_missing')
  if (annual_rate === 0n) return roundedDivision(principal, BigInt(months))
  const grown = (MONTHLY + annual_rate) ** BigInt(months)
  const borrowed = MONTHLY ** BigInt(months)
  return roundedDivision(principal * annual_rate * grown, MONTHLY * (grown - borrowed))
}

/** Month by month; the last payment clears what is left. Refuses payments too small to pay anything off. */
export function amortise(loan: Loan): Amortisation[] {
  const payment = monthlyPayment(loan)
  let balance = loan.principal
  return Array.from({ length: loan.months }, (_, index) => {
    const interest = roundedDivision(balance * loan.annual_rate, MONTHLY)
    const isLast = index === loan.months - 1
    const principal = isLast ? balance : smaller(payment - interest, balance)
    if (principal <= 0n) throw new RefusedTerms('instalments_too_small')
    balance -= principal
    return { principal, interest, amount: principal + interest, balance }
  })
}

const smaller = (one: bigint, other: bigint) => (one < other ? one : other)
