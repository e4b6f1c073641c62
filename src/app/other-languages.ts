import { translationFinder, type TranslationFiles } from '@/app/translation-files'

export const translation = translationFinder(
  import.meta.glob(['/phrases/*/*.json', '!/phrases/*/{notification,paper,server}.json'], {
    import: 'default',
  }) as TranslationFiles,
)
