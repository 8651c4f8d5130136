import type { HomeAssistantLink } from '../domain/home-assistant/link.ts';

/** Which process listens to the broker, and until when no other does. */
type Lease = { readonly holder: string; readonly now: Date; readonly until: Date };

/**
 * Homes that are published for Home Assistant. A link goes with its person's membership. What was published remains to be
 * withdrawn from the broker, which the record of its retirement says.
 */
export type HomeAssistantStore = {
  find(householdId: string): Promise<HomeAssistantLink | undefined>;
  /** The link of the device, if this is its secret. */
  findByDevice(named: Pick<HomeAssistantLink, 'deviceId' | 'secret'>): Promise<HomeAssistantLink | undefined>;
  /** The ids of the households that are to be published by then, the longest due first. */
  due(by: Date): Promise<readonly string[]>;
  add(link: HomeAssistantLink): Promise<void>;
  /** Writes what may change: dueAt and meters. */
  save(link: HomeAssistantLink): Promise<void>;
  /** Makes the links of these households due at once. Returns those that weren't, in the order of their households' ids. */
  makeDue(householdIds: readonly string[]): Promise<readonly Pick<HomeAssistantLink, 'householdId' | 'personId'>[]>;
  /** Ends the link of the household, of the person if one is named. Returns whether there was one. */
  retire(householdId: string, personId?: string): Promise<boolean>;
  /** The ids of the devices whose messages are to be withdrawn, in their order. They say nothing about the home. */
  retired(): Promise<readonly string[]>;
  /** Notes that the device's messages were withdrawn. */
  forget(deviceId: string): Promise<void>;
  /** The id of this installation in topics. It is made when it is first read. */
  installationId(): Promise<string>;
  /** Takes or extends the lease. False while another process holds it. */
  takeLease(lease: Lease): Promise<boolean>;
  /** Ends the holder's lease. */
  endLease(holder: string): Promise<void>;
};
