/**
 * What people wrote, shown by itself: it begins and ends at the ends that its own script has. In sentences: `isolated`.
 * See docs/decisions/0245.
 */
export const Words = ({ children }: { children: string }) => <bdi dir="auto">{children}</bdi>;
