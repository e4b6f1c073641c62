import { usePhrases } from '@/shared/i18n/use-phrases'

export function QuoteLabel() {
  return <>{usePhrases('quote')('tab')}</>
}
