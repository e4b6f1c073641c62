import type { Phrase } from '@/shared/i18n/use-phrases'

/** The few texts that the grid says by itself. */
export function localeText(t: Phrase<'grid'>): Record<string, string> {
  return {
    ariaSortableColumn: t('engine.sort_hint'),
    loadingOoo: t('engine.loading'),
    ariaSkeletonCellLoading: t('engine.loading'),
    ariaDeferSkeletonCellLoading: t('engine.loading'),
    ariaSkeletonCellLoadingFailed: t('engine.rows_failed'),
  }
}
