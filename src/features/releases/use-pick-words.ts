import { usePhrases } from '@/shared/i18n/use-phrases'

/** What tables to choose from say here. */
export function usePickWords() {
  const t = usePhrases('releases')
  return {
    all: t('pick.all'),
    chosen: (chosen: number, all: number) => t('pick.chosen', { chosen, all }),
  }
}
