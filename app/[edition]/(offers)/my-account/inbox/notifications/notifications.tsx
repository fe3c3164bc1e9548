import { MarketingCard } from "@/components/account/profile/marketing-card";
import { NotificationsView } from "@/components/offers/inbox/notifications-view";

/** What waits for a player, and beside it the choice of what may be sent to them. */
export const Notifications = () => <NotificationsView marketing={<MarketingCard />} />;
