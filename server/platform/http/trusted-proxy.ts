import { BlockList, isIP } from 'node:net'
import { isLoopback } from '@server/config'

const PRIVATE = new BlockList()
PRIVATE.addSubnet('10.0.0.0', 8)
PRIVATE.addSubnet('172.16.0.0', 12)
PRIVATE.addSubnet('192.168.0.0', 16)
PRIVATE.addSubnet('fc00::', 7, 'ipv6')

/**
 * Who may say for whom it speaks: a proxy on this machine, or the neighbour in a private network that connects to us.
 * Further away a private address is a member of staff in the house, whose own claim nobody has checked.
 */
export function isTrustedProxy(address: string, hop: number): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  const family = isIP(plain)
  if (family === 0) return false
  return isLoopback(plain) || (hop === 0 && PRIVATE.check(plain, family === 6 ? 'ipv6' : 'ipv4'))
}
