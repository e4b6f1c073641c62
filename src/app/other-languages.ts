import type { Phrases } from '@contract/kernel/phrases'
import { translationFinder } from '@/app/translation-files'

export const translation = translationFinder(
  import.meta.glob<Phrases>(['/phrases/*/*.json', '!/phrases/*/{notification,paper,server}.json'], {
    import: 'default',
  }),
)
