import { cashierAddress } from "./cashier-address";
import { leaveFor } from "./leave";

/** Leaves for the page of a bank, which leads back to where the deposit was asked for. False: its origin is not a configured one. */
export function leaveForBank(url: string): boolean {
  const bank = cashierAddress(url);
  if (bank) leaveFor(bank.url);
  return bank !== null;
}
