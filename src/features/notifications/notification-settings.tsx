import { SettingsForm } from '@/features/notifications/settings-form'
import { useNotificationSettingsQuery } from '@/features/notifications/notifications.api'
import { useLocale } from '@/shared/i18n/use-locale'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Skeleton } from '@/shared/ui/skeleton'

export function NotificationSettings() {
  const { currentData: data, error, isFetching, refetch } = useNotificationSettingsQuery(useLocale())
  if (error && !data) return <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  return <SettingsForm settings={data} onStale={() => void refetch()} />
}
