import { BalancesCard } from '@/features/dashboard/books/balances-card'
import { CloseCard } from '@/features/dashboard/books/close-card'
import { ResultCard } from '@/features/dashboard/books/result-card'

/** Of those who keep the books, and of those who read them. One object, so that they come in one file. */
export const booksCards = { BalancesCard, CloseCard, ResultCard }
