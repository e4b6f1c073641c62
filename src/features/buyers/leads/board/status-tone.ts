import type { Tone } from '@/shared/ui/badge'

const TONES: Record<string, Tone> = {
  open: 'info',
  working: 'accent',
  reserved: 'warning',
  won: 'success',
  lost: 'neutral',
}

export function statusTone(category: string): Tone {
  return TONES[category] ?? 'neutral'
}
