/** Where a key leads in a list of `count` options, -1 being none of them; null when the key means nothing there. */
export function nextOption(count: number, active: number, key: string): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1
    case 'PageDown':
      return Math.min(count - 1, Math.max(0, active) + 8)
    case 'PageUp':
      return Math.max(0, active - 8)
    default:
      return null
  }
}
