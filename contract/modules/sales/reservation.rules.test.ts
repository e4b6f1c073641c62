import { describe, expect, it } from 'vitest'
import { parseMoney } from '@contract/kernel/money'
import { parseRate } from '@contract/kernel/rates'
import {
  hasRunOut,
  mayReinstate,
  noticeServed,
  reservationValidTo,
  splitReservationFee,
} from '@contract/modules/sales/reservation.rules'

describe('a reservation', () => {
  it('stands for thirty days and through the last of them', () => {
    const validTo = reservationValidTo('2026-01-10')
    expect(validTo).toBe('2026-02-09')
    expect(hasRunOut(validTo, '2026-02-09')).toBe(false)
    expect(hasRunOut(validTo, '2026-02-10')).toBe(true)
    expect(reservationValidTo('2026-01-10', 15)).toBe('2026-01-25')
  })

  it('is forfeited three days after the notice at the earliest', () => {
    expect(noticeServed(null, '2026-02-20')).toBe(false)
    expect(noticeServed('2026-02-18', '2026-02-20')).toBe(false)
    expect(noticeServed('2026-02-17', '2026-02-20')).toBe(true)
  })

  it('comes back within thirty days of its cancellation', () => {
    expect(mayReinstate('2026-01-10', '2026-02-09')).toBe(true)
    expect(mayReinstate('2026-01-10', '2026-02-10')).toBe(false)
    expect(mayReinstate(null, '2026-01-10')).toBe(false)
  })
})

describe('the fee of a cancelled reservation', () => {
  const policy = { within_days: 30, refund_rate: parseRate('50') }
  const reservation = {
    fee: parseMoney('25000.01'),
    reserved_on: '2026-01-10',
    cancelled_on: '2026-02-09',
  }

  it('is split by the policy of the project, to the centavo', () => {
    expect(splitReservationFee(reservation, policy)).toEqual({
      refunded: parseMoney('12500.01'),
      forfeited: parseMoney('12500.00'),
    })
  })

  it('stays whole once the time for a refund is over', () => {
    expect(splitReservationFee({ ...reservation, cancelled_on: '2026-02-10' }, policy)).toEqual({
      refunded: 0n,
      forfeited: reservation.fee,
    })
  })
})
